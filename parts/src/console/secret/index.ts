export { keepSecret } from './kept-secret';
export { SecretCard } from './secret-card';
export { secretFileOf } from './secret-file';
export { type ProcessSecret, useSecret } from './use-secret';
export { type SecretPlaceWords, WithSecret } from './with-secret';
