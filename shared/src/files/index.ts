export { FilePlace, type FilePlaceProps } from './file-place';
export { saveFile } from './save-file';
