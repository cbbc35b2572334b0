export { inDatabase } from './in-database';
export { keptId } from './kept-id';
export { changeKept, type KeptValue, keptJson } from './kept-json';
export { keptReading } from './kept-reading';
export { keepsNothing, keptText } from './kept-text';
export { keptValue, useKeptValue } from './kept-value';
export { writtenText } from './written-text';
export { writtenTexts } from './written-texts';
