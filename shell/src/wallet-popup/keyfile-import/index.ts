export { KeyfileImportStep } from './keyfile-import';
