import { addScannerMessages } from '../scanner/scanner-words';
import { addOwnMessages } from './console-messages';
import { addDeskMessages } from './desk/desk-messages';
import { addMakingMessages } from './making/making-messages';

export { useConsoleMessages } from './console-messages';

/**
 * Fetches the messages that all consoles have from here, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export async function addConsoleMessages(): Promise<void> {
  await Promise.all([addOwnMessages(), addMakingMessages(), addDeskMessages(), addScannerMessages()]);
}
