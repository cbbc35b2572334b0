export { keepSecret, lendKeptSecret, moveSecret } from './kept-secret';
export { SecretCard } from './secret-card';
export type { SecretWords } from './secret-words';
export { type ProcessSecret, useSecret } from './use-secret';
export { WithSecret } from './with-secret';
