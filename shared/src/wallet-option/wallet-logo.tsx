import styles from './wallet-logo.module.css';

/** Own simple signs for the wallets, by the logo ids of their descriptors; 24 × 24, in white. */
const signs: Readonly<Record<string, string>> = {
  // A bolt: at once.
  'quick-wallet': 'M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6Z',
  // A path that wanders.
  wander: 'M3.5 7.5 8 17.5l4-8.5 4 8.5 4.5-10',
  // A web window with an A.
  'arweave-app': 'M3.5 5.5h17v13h-17ZM3.5 9h17M9.5 16l2.5-5 2.5 5',
  // A light that is seen from afar.
  'beacon-wallet':
    'M9 21l1.5-10h3L15 21ZM12 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM6.5 9.5a6.5 6.5 0 0 1 0-6M17.5 3.5a6.5 6.5 0 0 1 0 6',
};

/** A wallet's sign on its own colour. Decoration: the name stands beside it. */
export function WalletLogo({ logo, colour }: { logo: string; colour: string }) {
  return (
    <span className={styles.logo} style={{ backgroundColor: colour }} aria-hidden="true">
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[logo]} />
      </svg>
    </span>
  );
}
