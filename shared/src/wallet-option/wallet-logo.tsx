import type { WalletId } from '../wallet';
import { walletLogos } from '../wallet/wallet-logos';
import styles from './wallet-logo.module.css';

/** A wallet's sign on its own colour. Hidden from assistive technology, since the name is beside it. */
export function WalletLogo({ wallet }: { wallet: WalletId }) {
  const { path, colour } = walletLogos[wallet];
  return (
    <span className={styles.logo} style={{ backgroundColor: colour }} aria-hidden="true">
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
