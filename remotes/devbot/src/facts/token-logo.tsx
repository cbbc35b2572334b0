import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useState } from 'react';
import styles from './token-logo.module.css';

interface TokenLogoProps {
  /** Id of a stored picture. */
  logo: TxId | undefined;
  ticker: string;
}

/** The logo of a token, in a place of its own size; without one, or if it can't be fetched, its first letter. */
export function TokenLogo({ logo, ticker }: TokenLogoProps) {
  const { gateway } = useNetwork();
  const [missing, setMissing] = useState<TxId>();
  return (
    <span className={styles.logo} aria-hidden="true">
      {logo && missing !== logo ? (
        <img
          className={styles.picture}
          src={new URL(logo, gateway).href}
          alt=""
          width={72}
          height={72}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(logo)}
        />
      ) : (
        [...ticker][0]
      )}
    </span>
  );
}
