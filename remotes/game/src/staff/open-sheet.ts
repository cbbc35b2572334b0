import { openSheetTab, type SheetDocument } from '@rainbow-rabbit/parts/console/printing';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    printing: 'printing.blocked';
  }
}

/**
 * Opens a sheet in a tab of its own and asks the browser to print it. The sheet is in that tab's memory only.
 * @throws AppError `printing.blocked` when the browser opens no tab
 */
export function openSheet(sheet: SheetDocument): void {
  openSheetTab('printing.blocked').print(sheet);
}
