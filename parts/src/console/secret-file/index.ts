export { lendSecretFile, type SecretFileKind } from './lend-secret-file';
export { useNewSecretFile } from './new-secret-file';
export { secretFileOf } from './secret-file-of';
