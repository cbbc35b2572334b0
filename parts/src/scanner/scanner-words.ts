import { addCatalogues, cataloguesFrom, messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../../locales/scanner/en.json';
import type { ScannerFailure } from './domain/scanner-state';
import type { ScannerTexts } from './scanner-texts';

const scannerCatalogues = cataloguesFrom((code) => import(`../../locales/scanner/${code}.json`));

/**
 * Fetches the messages of the scanner, in the language of the page or else in English.
 * @throws AppError `i18n.unreachable`
 */
export const addScannerMessages = (): Promise<void> => addCatalogues('scanner', scannerCatalogues);

const useScannerMessages = messagesOf<typeof en>('scanner');

/** The words of a scanner that only the area knows, which knows the codes. */
interface ScannerWords extends Pick<ScannerTexts, 'hint' | 'errorText'> {
  /** The field for a typed code, if there is one. */
  typed?: { label: string; hint: string };
  /** Says what to do about the failures that have no words here: a busy camera and a refused one have. */
  help: (failure: Exclude<ScannerFailure, 'busy' | 'refused'>) => string;
}

/** Returns the words of a scanner, once its messages are there. */
export function useScannerWords({ hint, typed, help, errorText }: ScannerWords): ScannerTexts {
  const t = useScannerMessages();
  return {
    picture: t('scanner.picture'),
    starting: t('scanner.starting'),
    looking: t('scanner.looking'),
    paused: t('scanner.paused'),
    hint,
    light: t('scanner.light'),
    switchCamera: t('scanner.switch-camera'),
    tryAgain: t('scanner.try-again'),
    otherWays: t('scanner.other-ways'),
    photo: t('scanner.photo'),
    photoReading: t('scanner.photo-reading'),
    photoNoCode: t('scanner.photo-no-code'),
    photoHelp: t('scanner.photo-help'),
    typed: typed && { ...typed, use: t('scanner.code-use'), missing: t('scanner.code-missing') },
    help: (failure) =>
      failure === 'busy' || failure === 'refused' ? t(`scanner.help.${failure}`) : help(failure),
    errorText,
  };
}
