import { addScannerMessages } from '../scanner/scanner-words';
import { addHelperMessages } from './helpers/helper-messages';
import { addMakingMessages } from './making/making-messages';

/**
 * Fetches the messages that all consoles have from here, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addConsoleMessages(): Promise<void> {
  await Promise.all([addHelperMessages(), addMakingMessages(), addScannerMessages()]);
}
