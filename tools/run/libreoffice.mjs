import { findProgram } from './find-program.mjs';

/**
 * The LibreOffice that reads exported tables in tests: the one named by `LIBREOFFICE`, else the system's.
 * @returns {string | undefined} path of a file that exists, or undefined
 */
export function findLibreOffice() {
  return findProgram({ variable: 'LIBREOFFICE', name: 'soffice' });
}
