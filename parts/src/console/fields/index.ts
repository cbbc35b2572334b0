export { ChoiceField } from './choice-field';
export { CopyLine } from './copy-line';
