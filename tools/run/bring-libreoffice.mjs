import { bringPackage } from './bring-package.mjs';
import { findLibreOffice } from './libreoffice.mjs';

/** Makes sure that there is a LibreOffice for the tests of exported tables. @returns {Promise<string | undefined>} its path */
export function bringLibreOffice() {
  return bringPackage({
    name: 'LibreOffice Calc',
    debianPackages: ['libreoffice-calc-nogui'],
    find: findLibreOffice,
    advice:
      'Install your system\'s package "libreoffice-calc", or name it: LIBREOFFICE=/path/to/soffice npm test',
  });
}
