export { a4, pageStyle } from './a4-page';
export { openSheetTab } from './open-sheet';
export { sheetFile } from './sheet-file';
export { codeOnSheet, sheetGrid } from './sheet-grid';
export { type SheetDocument, type SheetElement, type SheetNode, sheetElement } from './sheet-node';
export { isLongName, rabbitBox, rabbitOnSheet, rainbowInks } from './sheet-rabbit';
