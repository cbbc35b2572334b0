import { CodeScanner, type CodeScannerProps } from '@rainbow-rabbit/parts/scanner';
import { strongDecoders } from '@rainbow-rabbit/parts/scanner/strong';
import type { SoughtCode } from './use-scanner-texts';
import { useScannerTexts } from './use-scanner-texts';

interface ScannerProps extends Omit<CodeScannerProps, 'decoders' | 'texts'> {
  /** The kind of code that the words ask for; only a rabbit's can be typed. Default: a rabbit's. */
  sought?: SoughtCode;
  /** Another hint than that of the kind of code. */
  hint?: string;
}

/** The scanner of the game: for codes on other people's phones and on cards, with the strongest decoders. */
export function Scanner({ sought = 'rabbit', hint, ...props }: ScannerProps) {
  return <CodeScanner {...props} decoders={strongDecoders} texts={useScannerTexts(sought, hint)} />;
}
