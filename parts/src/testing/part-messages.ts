import founding from '../../locales/founding/en.json';
import helpers from '../../locales/helpers/en.json';
import making from '../../locales/making/en.json';
import scanner from '../../locales/scanner/en.json';

/** The English messages of parts by their namespaces, for `withMessages`. */
export const partMessages = { founding, helpers, making, scanner };
