export { openSheetTab } from './open-sheet';
export { type SheetDocument, type SheetElement, type SheetNode, sheetElement } from './sheet-node';
