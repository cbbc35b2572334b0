import { cataloguesFrom } from './catalogues';

/** The messages of `shared`. The shell's build puts each language's into one file with the shell's own. */
export const sharedCatalogues = cataloguesFrom((code) => import(`../../locales/${code}.json`));
