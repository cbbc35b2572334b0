// The pages that check memecoins, which are fetched as one file.
export { MemecoinPage } from './memecoin/memecoin-page';
export { LaunchedPage } from './tools/launched/launched-page';
