export { type ConsoleSecret, SecretContext, useConsoleSecret } from './console-secret';
export { keepSecret, lendKeptSecret, moveSecret } from './kept-secret';
export { SecretCard } from './secret-card';
export { type ProcessSecret, useSecret } from './use-secret';
export { WithSecret } from './with-secret';
