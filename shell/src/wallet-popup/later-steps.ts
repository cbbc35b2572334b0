/** The steps of the popup that are fetched later, in one chunk: they store a key in the same way. */

export { HandOverStep, ReceiveStep } from './hand-over';
export { KeyfileImportStep, RescueStep } from './keyfile-import';
