export { KeyfileImportStep } from './keyfile-import';
export { RescueStep } from './rescue-step';
