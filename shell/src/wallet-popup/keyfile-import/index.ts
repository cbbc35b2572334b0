export { FoundKeyView } from './found-key-view';
export { KeyfileImportStep } from './keyfile-import';
export { RescueStep } from './rescue-step';
export { useKeyfileImport } from './use-keyfile-import';
