import admission from '../../locales/admission/en.json';
import console from '../../locales/console/en.json';
import desk from '../../locales/desk/en.json';
import flags from '../../locales/flags/en.json';
import founding from '../../locales/founding/en.json';
import making from '../../locales/making/en.json';
import scanner from '../../locales/scanner/en.json';
import telling from '../../locales/telling/en.json';

/** The English messages of parts by their namespaces, for `withMessages`. */
export const partMessages = { admission, console, desk, flags, founding, making, scanner, telling };
