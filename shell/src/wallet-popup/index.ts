export { WalletOverlays } from './wallet-overlays';
