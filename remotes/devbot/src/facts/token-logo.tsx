import { useStoredPicture } from '@rainbow-rabbit/parts/pictures';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import styles from './token-logo.module.css';

interface TokenLogoProps {
  /** Id of a stored picture. */
  logo: TxId | undefined;
  ticker: string;
}

/** The logo of a token, in a place of its own size; without one, or if it can't be fetched, its first letter. */
export function TokenLogo({ logo, ticker }: TokenLogoProps) {
  const letter = [...ticker][0];
  return (
    <span className={styles.logo} aria-hidden="true">
      {logo ? <Picture id={logo} instead={letter} /> : letter}
    </span>
  );
}

function Picture({ id, instead }: { id: TxId; instead: string | undefined }) {
  const shown = useStoredPicture(id);
  if (!shown) return instead;
  return (
    <img
      className={styles.picture}
      {...shown}
      alt=""
      width={72}
      height={72}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
