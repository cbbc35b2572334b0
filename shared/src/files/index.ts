export { FilePlace, type FilePlaceProps } from './file-place';
export { saveFile } from './save-file';
export { useSizeText } from './use-size-text';
