export { WalletLogo } from './wallet-logo';
export { WalletOption, type WalletOptionProps } from './wallet-option';
