import SitegenCLI
