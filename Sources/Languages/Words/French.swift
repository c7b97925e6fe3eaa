extension BuiltInWords {
  /// The words of the built-in templates in French.
  static let french: StaticString = """
    home Accueil
    menu Site
    language Langue
    skip Aller au contenu
    feed Flux
    browse_tags Parcourir par étiquette
    tags Étiquettes
    categories Catégories
    series Séries
    archive Archives
    back_to Retour à {title}
    title_with_page {title}, page {number}
    posts.one {count} article
    posts.other {count} articles
    no_posts Aucun article pour le moment
    pages Pages
    page_number Page {number}
    page_of Page {number} sur {count}
    first Première
    previous Précédent
    next Suivant
    last Dernière
    previous_title Précédent\u{A0}: {title}
    more_from_list Dans la même liste
    related Articles similaires
    linked_from Cité dans
    part_of_series Partie {number} sur {count} de {title}
    read_more Lire la suite
    updated Mis à jour
    reading_time {count}\u{A0}min de lecture
    rating {rating} sur 5
    rating_with_count.one {rating} sur 5, {count} avis
    rating_with_count.other {rating} sur 5, {count} avis
    progress Progression
    percent {number}\u{A0}%
    contents Sommaire
    hide Masquer
    undo Annuler
    show_hidden Afficher les éléments masqués ({number})
    show_more Afficher plus
    no_selection Aucune sélection
    copy Copier
    copied Copié
    video Vidéo
    not_found Page introuvable
    not_found_text Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou n’a jamais existé.
    go_to Aller à {title}
    moved Cette page a été déplacée
    moved_to Elle se trouve maintenant ici\u{A0}:
    note Note
    tip Astuce
    important Important
    warning Avertissement
    caution Attention
    permalink Lien permanent\u{A0}: {title}
    footnote_back Retour à l’appel de note {number}
    search Rechercher
    search_site Rechercher sur ce site
    close Fermer
    results Résultats
    found_none Aucun résultat
    found.one {count} page trouvée
    found.other {count} pages trouvées
    search_failed La recherche est indisponible pour le moment
    draft Brouillon
    """
}
