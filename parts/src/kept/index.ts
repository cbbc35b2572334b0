export { keptReading } from './kept-reading';
export { keepsNothing, keptText, writtenTexts } from './kept-text';
export { changeKept, type KeptValue, keptId, keptValue, useKeptValue } from './kept-value';
