export type { ScannerFailure } from './domain/scanner-state';
export { CodeScanner, type CodeScannerProps } from './scanner';
export type { ScannerTexts } from './scanner-texts';
