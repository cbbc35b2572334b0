export { lendSecretFile, type SecretFileKind } from './lend-secret-file';
export { secretFileOf, useNewSecretFile } from './new-secret-file';
