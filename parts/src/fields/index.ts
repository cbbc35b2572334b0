export { CopyLine } from './copy-line';
export { FoldedPart } from './fold';
export { RadioField } from './radio-field';
export { Segments } from './segments';
export { SelectField } from './select-field';
export { TextArea } from './text-area';
