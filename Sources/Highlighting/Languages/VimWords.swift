/// Vim's words: commands and functions, and options, values and events.
enum VimWords {
  /// All of them with their kinds; of options `noname` and `invname` too.
  static let all: WordTable = {
    var lines = "k"
    for word in commands.split(whereSeparator: \.isWhitespace) {
      for form in forms(word) { lines += " " + form }
    }
    lines += "\nnb"
    for word in options.split(whereSeparator: \.isWhitespace) {
      for form in forms(word) { lines += " \(form) no\(form) inv\(form)" }
    }
    return WordTable(lines + "\nk " + commands)
  }()

  /// What `ab[cd]` stands for: `ab`, `abc`, `abcd`.
  private static func forms(_ word: Substring) -> [Substring] {
    guard let bracket = word.firstIndex(of: "[") else { return [word] }
    let shortest = word[..<bracket]
    let rest = word[bracket...].dropFirst().dropLast()
    return (0...rest.count).map { shortest + rest.prefix($0) }
  }

  private static let commands = """
    a ab[breviate] abc[lear] abort abs acos add al[l] am[enu] an[oremenu] and append appendbufline
    ar[gs] arga[dd] argc argd[elete] argded[upe] arge[dit] argg[lobal] argidx argl[ocal] arglistid
    argu[ment] argv as[cii] asin assert_beeps assert_equal assert_equalfile assert_exception
    assert_fails assert_false assert_inrange assert_match assert_nobeep assert_notequal
    assert_notmatch assert_report assert_true atan atan2 aun[menu] autocmd_add autocmd_delete
    autocmd_get b[uffer] ba[ll] bad[d] balloon_gettext balloon_show balloon_split balt
    base64_decode base64_encode bd[elete] beval_bufnr beval_col beval_lnum beval_text beval_winid
    beval_winnr bf[irst] bindtextdomain bl[ast] blob2list blob2str bm[odified] bN[ext] bn[ext]
    bp[revious] br[ewind] brea[k] browse browsedir bufadd bufexists buffers buflisted bufload
    bufloaded bufname bufnr bufwinid bufwinnr bun[load] bw[ipeout] byte2line byteidx byteidxcomp
    ca[bbrev] cabc[lear] cabo[ve] cad[dbuffer] cadde[xpr] caddf[ile] caf[ter] call catch cb[uffer]
    cbe[fore] cbel[ow] cbo[ttom] cc ccl[ose] ce[nter] ceil cex[pr] cf[ile] cfir[st] cg[etfile]
    cgetb[uffer] cgete[xpr] ch_canread ch_close ch_close_in ch_evalexpr ch_evalraw ch_getbufnr
    ch_getjob ch_info ch_listen ch_log ch_logfile ch_open ch_read ch_readblob ch_readraw
    ch_sendexpr ch_sendraw ch_setoptions ch_status changenr changes char char2nr charclass charcol
    charconvert_from charconvert_to charidx chdir che[ckpath] checkt[ime] chi[story] cindent
    cl[ist] cla[st] cle[arjumps] clearmatches clip[reset] clipmethod clipproviders clo[se] cm[ap]
    cmapc[lear] cmdarg cmdbang cmdcomplete_info cme[nu] cN[ext] cn[ext] cnew[er] cNf[ile] cnf[ile]
    cno[remap] cnorea[bbrev] cnoreme[nu] col[der] collate colo[rscheme] colornames comc[lear]
    comp[iler] complete complete_add complete_check complete_info completed_item con[tinue] confirm
    const cope[n] copy cos cosh count count1 cp[revious] cpf[ile] cq[uit] cr[ewind] cs[cope]
    cscope_connection cst[ag] ctype cuna[bbrev] cunme[nu] cursor cw[indow] debugbreak deepcopy
    defc[ompile] delel delep delete deletebufline deletel deletep deletl deletp dell delm[arks]
    delp dep di[splay] did_filetype dif[fupdate] diff_filler diff_hlID diffg[et] diffo[ff]
    diffp[atch] diffpu[t] diffs[plit] difft[his] dig[raphs] digraph_get digraph_getlist digraph_set
    digraph_setlist disa[ssemble] dj[ump] dl dli[st] dp dr[op] ds[earch] dsp[lit] dying e[dit]
    ea[rlier] echo echoraw echospace else elseif em[enu] empty endfo[r] endfunction endif endt[ry]
    endw[hile] ene[w] environ err_teapot errmsg errors escape eval event eventhandler ex exception
    executable execute exepath exi[t] exists exists_compiled exiting exp expand expandcmd extend
    extendnew exu[sage] f[ile] false fcs_choice fcs_reason feedkeys filecopy filereadable files
    filewritable filter fin[d] fina[lly] finddir findfile fini[sh] fir[st] fix[del] flatten
    flattennew float2nr floor fmod fname fname_diff fname_in fname_new fname_out fnameescape
    fnamemodify fo[ld] foldc[lose] foldclosed foldclosedend folddashes foldend foldlevel foldo[pen]
    foldstart foldtext foldtextresult for foreach foreground fullcommand funcref function g[lobal]
    garbagecollect get getbgcolor getbufinfo getbufline getbufoneline getbufvar getcellpixels
    getcellwidths getchangelist getchar getcharmod getcharpos getcharsearch getcharstr
    getcmdcomplpat getcmdcompltype getcmdline getcmdpos getcmdprompt getcmdscreenpos getcmdtype
    getcmdwintype getcompletion getcompletiontype getcurpos getcursorcharpos getcwd getenv
    getfontname getfperm getfsize getftime getftype getimstatus getjumplist getline getloclist
    getmarklist getmatches getmousepos getmouseshape getpid getpos getqflist getreg getreginfo
    getregion getregionpos getregtype getscriptinfo getstacktrace gettabinfo gettabvar gettabwinvar
    gettagstack gettext getwininfo getwinpos getwinposx getwinposy getwinvar glob2regpat globpath
    go[to] gu[i] gv[im] ha[rdcopy] has has_key haslocaldir hasmapto helpc[lose] helpf[ind]
    helpt[ags] histadd histdel histget histnr hlexists hlget hlID hlsearch hlset hostname i
    ia[bbrev] iabc[lear] iconv id if ij[ump] il[ist] im[ap] imapc[lear] ime[nu] in indent index
    indexof ino[remap] inorea[bbrev] inoreme[nu] input inputdialog inputlist inputrestore inputsave
    inputsecret insert insertmode instanceof int[ro] interrupt invert ip[ut] is[earch]
    isabsolutepath isdirectory isinf islocked isnan isp[lit] items iuna[bbrev] iunme[nu]
    job_getchannel job_info job_setoptions job_start job_status job_stop join js_decode js_encode
    json_decode json_encode ju[mps] key keys keytrans l[ist] la[st] lab[ove] lad[dexpr]
    laddb[uffer] laddf[ile] laf[ter] lang lat[er] lb[uffer] lbe[fore] lbel[ow] lbo[ttom] lc_time
    lcl[ose] lcs[cope] le[ft] len let lex[pr] lf[ile] lfir[st] lg[etfile] lgetb[uffer] lgete[xpr]
    lhi[story] libcall libcallnr line line2byte lispindent list2blob list2str list2tuple
    listener_add listener_flush listener_remove ll lla[st] lli[st] lm[ap] lmak[e] lmapc[lear]
    lN[ext] ln[oremap] lne[xt] lnew[er] lNf[ile] lnf[ile] lnum lo[adview] localtime lockv[ar] log
    log10 lol[der] lop[en] lp[revious] lpf[ile] lr[ewind] ls lt[ag] luaeval lw[indow] m[ove] map
    maparg mapcheck maplist mapnew mapset marks match matchadd matchaddpos matcharg matchbufline
    matchdelete matchend matchfuzzy matchfuzzypos matchlist matchstr matchstrlist matchstrpos max
    maxcol me[nu] menu_info mes[sages] min mk[exrc] mkdir mks[ession] mksp[ell] mkv[imrc] mkvie[w]
    mod[e] mouse_col mouse_lnum mouse_win mouse_winid mzeval n[ext] nb[key] nbc[lose] nbs[tart]
    nextgroup nextnonblank ngettext nm[ap] nmapc[lear] nme[nu] nn[oremap] nnoreme[nu] noh[lsearch]
    none norea[bbrev] noreme[nu] nr2char nu[mber] null numbermax numbermin numbersize nunme[nu]
    o[pen] ol[dfiles] om[ap] omapc[lear] ome[nu] on[ly] ono[remap] onoreme[nu] operator opt[ions]
    option_command option_new option_old option_oldglobal option_oldlocal option_type or ounme[nu]
    ow[nsyntax] p[rint] pa[ckadd] packl[oadall] pathshorten pb[uffer] pc[lose] ped[it] perleval
    po[p] popu[p] popup_atcursor popup_beval popup_clear popup_close popup_create popup_dialog
    popup_filter_menu popup_filter_yesno popup_findecho popup_findinfo popup_findpreview
    popup_getoptions popup_getpos popup_hide popup_list popup_locate popup_menu popup_move
    popup_notification popup_setbuf popup_setoptions popup_settext popup_show pow pp[op] pre[serve]
    preinserted prev[ious] prevcount prevnonblank printf profiling progname progpath
    prompt_getprompt prompt_setcallback prompt_setinterrupt prompt_setprompt prop_add prop_add_list
    prop_clear prop_find prop_list prop_remove prop_type_add prop_type_change prop_type_delete
    prop_type_get prop_type_list ps[earch] pt[ag] ptf[irst] ptj[ump] ptl[ast] ptN[ext] ptn[ext]
    ptp[revious] ptr[ewind] pts[elect] pu[t] pum_getpos pumvisible pw[d] py3eval pyeval
    python3_version pyxeval q[uit] qa[ll] quita[ll] r[ead] rand range readblob readdir readdirex
    readfile rec[over] red[o] redr[aw] redraw_listener_add redraw_listener_remove redraws[tatus]
    redrawt[abline] redrawtabp[anel] reduce reg[isters] reg_executing reg_recording reltime
    reltimefloat reltimestr remote_expr remote_foreground remote_peek remote_read remote_send
    remote_startserver remove rename repeat res[ize] resolve ret[ab] return reverse rew[ind]
    ri[ght] round ru[ntime] rubyeval rund[o] rv[iminfo] sa[rgument] sal[l] sav[eas] sb[uffer]
    sba[ll] sbf[irst] sbl[ast] sbm[odified] sbN[ext] sbn[ext] sbp[revious] sbr[ewind] scr[iptnames]
    screenattr screenchar screenchars screencol screenpos screenrow screenstring scripte[ncoding]
    scriptv[ersion] scrollstart scs[cope] search searchcount searchdecl searchforward searchpair
    searchpairpos searchpos server2client serverlist servername set setbufline setbufvar
    setcellwidths setcharpos setcharsearch setcmdline setcmdpos setcursorcharpos setenv
    setf[iletype] setfperm setg setl setline setloclist setmatches setpos setqflist setreg
    settabvar settabwinvar settagstack setwinvar sf[ind] sfir[st] sh[ell] sha256 shell_error
    shellescape shiftwidth sig[n] sign_define sign_getdefined sign_getplaced sign_jump sign_place
    sign_placelist sign_undefine sign_unplace sign_unplacelist sim[alt] simplify sin sinh sizeofint
    sizeoflong sizeofpointer skipwhite sla[st] slice smap smapc[lear] sme[nu] smi[le] sN[ext]
    sn[ext] snor[emap] snoreme[nu] so[urce] sort sound_clear sound_playevent sound_playfile
    sound_stop soundfold spe[llgood] spellbadword spelld[ump] spelli[nfo] spellr[epall] spellra[re]
    spellsuggest spellu[ndo] spellw[rong] split spr[evious] sqrt srand sre[wind] st[op] sta[g]
    stacktrace star[tinsert] startg[replace] startr[eplace] state statusmsg stj[ump] stopi[nsert]
    str2blob str2float str2list str2nr strcharlen strcharpart strchars strdisplaywidth strftime
    strgetchar stridx string strlen strpart strptime strridx strtrans strutf16len strwidth
    sts[elect] submatch substitute sun[hide] sunme[nu] sus[pend] sv[iew] swapchoice swapcommand
    swapfilelist swapinfo swapname sync[bind] synconcealed synID synIDattr synIDtrans synstack
    system systemlist t t_blob t_bool t_channel t_class t_dict t_enum t_enumvalue t_float t_func
    t_job t_list t_none t_number t_object t_string t_tuple t_typealias ta[g] tabc[lose] tabe[dit]
    tabf[ind] tabfir[st] tabl[ast] tabm[ove] tabN[ext] tabn[ext] tabnew tabo[nly] tabp[revious]
    tabpagebuflist tabpagenr tabpagewinnr tabpanel_getinfo tabpanel_scroll tabr[ewind] tabs
    tagfiles taglist tags tan tanh te[aroff] tempname term_dumpdiff term_dumpload term_dumpwrite
    term_getaltscreen term_getansicolors term_getattr term_getcursor term_getjob term_getline
    term_getscrolled term_getsize term_getstatus term_gettitle term_gettty term_list term_scrape
    term_sendkeys term_setansicolors term_setapi term_setkill term_setrestore term_setsize
    term_start term_wait termblinkresp termda1 terminalprops termosc termrbgresp termresponse
    termrfgresp termstyleresp termu7resp test_alloc_fail test_autochdir test_feedinput
    test_garbagecollect_now test_garbagecollect_soon test_getvalue test_gui_event test_ignore_error
    test_mswin_event test_null_blob test_null_channel test_null_dict test_null_function
    test_null_job test_null_list test_null_partial test_null_string test_null_tuple
    test_option_not_set test_override test_refcount test_setmouse test_settime test_srand_seed
    test_unknown test_void testing tf[irst] this_session throw throwpoint timer_info timer_pause
    timer_start timer_stop timer_stopall tj[ump] tl[ast] tlm[enu] tln[oremenu] tlu[nmenu] tm[enu]
    tma[p] tmapc[lear] tN[ext] tn[ext] tno[remap] tolower toupper tp[revious] tr[ewind] trim true
    trunc try ts[elect] tu[nmenu] tuple2list type typename u[ndo] una[bbreviate] undofile
    undoj[oin] undol[ist] undotree unh[ide] uniq unlet unme[nu] unset up[date] uri_decode
    uri_encode utf16idx v[global] val values ve[rsion] versionlong vi[sual] vie[w] vim_did_enter
    vim_did_init vimBang vimMapLhs vimMapMod vimMenuBang vimMenuMod vimMenuName vimMenuPriority
    vimMenuStatus virtcol virtcol2col visualmode viu[sage] vm[ap] vmapc[lear] vme[nu] vn[oremap]
    vne[w] vnoreme[nu] vs[plit] vunme[nu] w[rite] wa[ll] warningmsg wayland_display while wi[nsize]
    wildmenumode wildtrigger win_execute win_findbuf win_getid win_gettype win_gotoid win_id2tabwin
    win_id2win win_move_separator win_move_statusline win_screenpos win_splitmove winbufnr wincol
    windowid windowsversion winheight winlayout winline winnr winp[os] winrestcmd winrestview
    winsaveview winwidth wl[restore] wN[ext] wn[ext] wordcount wp[revious] wq wqa[ll] writefile
    wu[ndo] wv[iminfo] x[it] xa[ll] xm[ap] xmapc[lear] xme[nu] xn[oremap] xnoreme[nu] xor
    xr[estore] xunme[nu] y[ank] z
    """

  private static let options = """
    ac acd acl act ai aleph allowrevins ambiwidth ambw arab arabic arabicshape ari arshape asd
    autochdir autocomplete autocompletedelay autocompletetimeout autoindent autoread autoshelldir
    autowrite autowriteall aw awa background backspace backup backupcopy backupdir backupext
    backupskip balloondelay ballooneval balloonevalterm balloonexpr bdir bdlay belloff beval
    bevalterm bex bexpr bg bh bin binary bk bkc bo bold bomb breakat breakindent breakindentopt bri
    briopt brk bs bsdir bsk bt BufAdd BufCreate BufDelete BufEnter BufFilePost BufFilePre BufHidden
    bufhidden BufLeave BufNew BufNewFile BufRead BufReadCmd BufReadPost BufReadPre buftype
    BufUnload BufWinEnter BufWinLeave BufWipeout BufWrite BufWriteCmd BufWritePost BufWritePre
    casemap ccv cd cdh cdhome cdpath cedit cfu ch charconvert ci cia cin cink cinkeys cino
    cinoptions cinscopedecls cinsd cinw cinwords clipboard cmdheight CmdlineChanged CmdlineEnter
    CmdlineLeave CmdlineLeavePre CmdUndefined CmdwinEnter cmdwinheight CmdwinLeave cmp cms co cocu
    cole colorcolumn ColorScheme ColorSchemePre columns com comments commentstring compatible
    CompleteChanged CompleteDone CompleteDonePre completefunc completeitemalign completeopt
    completepopup completeslash completetimeout concealcursor conceallevel copyindent cot cpm cpo
    cpoptions cpp cpt crb cryptmethod cscopepathcomp cscopeprg cscopequickfix cscoperelative
    cscopetag cscopetagorder cscopeverbose csl cspc csprg csqf csre csto csverb cto cuc cul culopt
    cursorbind cursorcolumn CursorHold CursorHoldI cursorline cursorlineopt CursorMoved
    CursorMovedC CursorMovedI cwh dark debug deco def define delcombine dex dg dia dict dictionary
    diffanchors diffexpr diffopt DiffUpdated dip dir DirChanged DirChangedPre directory display dy
    ead eadirection eb ed edcompatible ef efm ei eiw ek emo emoji enc encoding EncodingChanged
    endoffile endofline eof eol ep equalalways equalprg errorbells errorfile errorformat esckeys et
    eventignore eventignorewin ExitPre expandtab exrc fcl fcs fdc fde fdi fdl fdls fdm fdn fdo fdt
    fen fenc fencs fex ff ffs ffu fic FileAppendCmd FileAppendPost FileAppendPre FileChangedRO
    FileChangedShell FileChangedShellPost FileEncoding fileencoding fileencodings fileformat
    fileformats fileignorecase FileReadCmd FileReadPost FileReadPre FileType filetype FileWriteCmd
    FileWritePost FileWritePre fillchars FilterReadPost FilterReadPre FilterWritePost
    FilterWritePre findfunc fixendofline fixeol flp fml fmr FocusGained FocusLost foldcolumn
    foldenable foldexpr foldignore foldlevelstart foldmarker foldmethod foldminlines foldnestmax
    formatexpr formatlistpat formatoptions formatprg fp fs fsync ft FuncUndefined gcr gd gdefault
    gfm gfn gfs gfw ghr gli gp grepformat grepprg gtl gtt guicursor GUIEnter GUIFailed guifont
    guifontset guifontwide guiheadroom guiligatures guioptions guipty guitablabel guitabtooltip
    helpfile helpheight helplang hf hh hi hid hidden highlight history hk hkmap hkmapp hkp hl hlg
    hls ic icon iconstring ignorecase imactivatefunc imactivatekey imaf imak imc imcmdline imd
    imdisable imi iminsert ims imsearch imsf imst imstatusfunc imstyle inc include includeexpr
    incsearch inde indentexpr indentkeys indk inex inf infercase InsertChange InsertCharPre
    InsertEnter InsertLeave InsertLeavePre invar invbl invbuflisted invcf invcindent invconfirm
    invcp invcst invdiff invdigraph invea invex invhlsearch invim invinsertmode invis invmod invnu
    invri invru invsb invscs invsn invspell invspr invsta invta invtf invtr invundofile invwa isf
    isfname isi isident isk iskeyword isprint italic joinspaces jop js jumpoptions KeyInputPre
    keymap keymodel keyprotocol keywordprg km kmp kp kpc langmap langmenu langnoremap langremap
    laststatus lazyredraw lbr light linebreak lines linespace lisp lispoptions lispwords list
    listchars lmap lnr loadplugins lpl lrm lsp luadll lz ma magic makeef makeencoding makeprg mat
    matchpairs matchtime maxcombine maxfuncdepth maxmapdepth maxmem maxmempattern maxmemtot
    maxsearchcount mco mef menc menuitems MenuPopup messagesopt mfd mh mis mkspellmem ml mle mls
    mlst mm mmd mmp mmt ModeChanged modeline modelineexpr modelines modelinestrict modifiable
    modified mopt more mouse mousef mousefocus mousehide mousem mousemev mousemodel mousemoveevent
    mouses mouseshape mouset mousetime mp mps msc msm mzq mzquantum mzschemedll mzschemegcdll nf
    noar nobl nobuflisted nocf nocindent noconfirm nocp nocst nodiff nodigraph noea noex noim
    noinsertmode nois nomod NONE nonu nori noru nosb noscs nosn nospell nospr nosta nota notf notr
    noundofile nowa nrformats number numberwidth nuw odev ofu omnifunc opendevice operatorfunc
    opfunc OptionSet osctimeoutlen ost packpath para paragraphs paste pastetoggle patchexpr
    patchmode path pdev penc perldll pex pexpr pfn ph pheader pi pm pmbcs pmbfn pmw popt
    preserveindent previewheight previewpopup previewwindow printdevice printencoding printexpr
    printfont printheader printmbcharset printmbfont printoptions prompt pumborder pumheight
    pummaxwidth pumopt pumwidth pvh pvp pvw pythondll pythonhome pythonthreedll pythonthreehome pyx
    pyxversion qe qftf QuickFixCmdPost QuickFixCmdPre quickfixtextfunc QuitPre quoteescape rdt re
    readonly redrawtime regexpengine relativenumber remap RemoteReply renderoptions report
    restorescreen revins rightleft rightleftcmd rl rlc rnu ro rop rs rtp rubydll ruf ruler
    rulerformat runtimepath SafeState SafeStateAgain sbo sc scb scf scl scroll scrollbind
    scrollfocus scrolljump scrolloff scrolloffpad scrollopt sect sections secure sel selection
    selectmode SessionLoadPost SessionLoadPre sessionoptions SessionWritePost sft shcf shell
    shellcmdflag ShellCmdPost ShellFilterPost shellpipe shellquote shellredir shellslash shelltemp
    shelltype shellxescape shellxquote shiftround shm shortmess shortname showbreak showcmd
    showcmdloc showfulltag showmatch showmode showtabline showtabpanel shq si sidescroll
    sidescrolloff signcolumn SigUSR1 siso sj slm sloc sm smartcase smartindent smarttab smc smd
    smoothscroll sms softtabstop sol sop SourceCmd SourcePost SourcePre sp spc spellcapcheck
    spellfile SpellFileMissing spelllang spelloptions spf spk spl splitbelow splitkeep splitright
    spo sps sr srr ss ssl ssop stal startofline statusline statuslineopt StdinReadPost StdinReadPre
    stl stlo stmp stpl su sua suffixes suffixesadd sw SwapExists swapfile swapsync swb swf
    switchbuf sws sxe sxq syn synmaxcol Syntax syntax t_8b t_8f t_8u t_AB t_AF t_AL t_al t_AU t_bc
    t_BD t_BE t_BS t_cd t_Ce t_ce t_CF t_cl t_cm t_Co t_CS t_Cs t_cs t_CV t_da t_db t_DL t_dl t_Ds
    t_ds t_EC t_EI t_ES t_F1 t_F2 t_F3 t_F4 t_F5 t_F6 t_F7 t_F8 t_F9 t_fd t_fe t_fs t_GP t_IE t_IS
    t_K1 t_k1 t_k2 t_K3 t_k3 t_K4 t_k4 t_K5 t_k5 t_K6 t_k6 t_K7 t_k7 t_K8 t_k8 t_K9 t_k9 t_KA t_KB
    t_kB t_kb t_KC t_KD t_kD t_kd t_KE t_ke t_KF t_KG t_KH t_kh t_KI t_kI t_KJ t_KK t_KL t_kl t_kN
    t_kP t_kr t_ks t_ku t_le t_mb t_md t_me t_mr t_ms t_nd t_op t_RB t_RC t_RF t_RI t_Ri t_RK t_RS
    t_RT t_RV t_Sb t_SC t_se t_Sf t_SH t_SI t_Si t_so t_SR t_sr t_ST t_TE t_Te t_te t_TI t_ti t_Ts
    t_ts t_u7 t_ue t_Us t_us t_ut t_vb t_ve t_vi t_VS t_vs t_WP t_WS t_XM t_xn t_xo t_xs t_ZH t_ZR
    TabClosed TabClosedPre TabEnter TabLeave tabline TabNew tabpagemax tabpanel tabpanelopt tabstop
    tag tagbsearch tagcase tagfunc taglength tagrelative tagsecure tagstack tal tb tbi tbidi tbis
    tbs tc tcl tcldll tenc term termbidi TermChanged termencoding termguicolors TerminalOpen
    TerminalWinOpen termresize TermResponse TermResponseAll termsync termwinkey termwinscroll
    termwinsize termwintype terse textauto TextChanged TextChangedI TextChangedP TextChangedT
    textmode TextPutPost TextPutPre textwidth TextYankPost tfu tgc tgst thesaurus thesaurusfunc
    tildeop timeout timeoutlen title titlelen titleold titlestring to toolbar toolbariconsize top
    tpl tplo tpm trz tsc tsl tsr tsrfu tsy ttimeout ttimeoutlen ttm tty ttybuiltin ttyfast ttym
    ttymouse ttyscroll ttytype tw twk tws twsl twt tx uc udf udir ul underline undodir undolevels
    undoreload updatecount updatetime ur ut varsofttabstop vartabstop vb vbs vdir verbose
    verbosefile vfile viewdir viewoptions vif vimAutocmdPattern vimAutoEventSep VimEnter viminfo
    viminfofile VimLeave VimLeavePre VimResized VimResume vimSetEqual vimSetMod VimSuspend
    virtualedit visualbell vop vsts vts wak warn wb wc wcm wcr wd weirdinvert wfb wfh wfw wh
    whichwrap whl wic wig wildchar wildcharm wildignore wildignorecase wildmenu wildmode
    wildoptions wim winaltkeys WinClosed wincolor window WinEnter winfixbuf winfixheight
    winfixwidth winhighlight WinLeave winminheight winminwidth WinNew WinNewPre winptydll
    WinResized WinScrolled wiv wiw wlseat wltimeoutlen wm wmh wmnu wmw wop wrap wrapmargin wrapscan
    write writeany writebackup writedelay ws wse wtm ww xtermcodes
    """
}
