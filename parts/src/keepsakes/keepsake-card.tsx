import type { ReactNode } from 'react';
import { useStoredPicture } from '../pictures';
import styles from './keepsakes.module.css';

interface KeepsakeCardProps {
  title: string;
  /** The id of its picture; undefined until it is made. */
  asset: string | undefined;
  /** Below the title. */
  children?: ReactNode;
}

/** A keepsake: its picture, which the storage network has, and its title. Pictures are others' data, so only an image shows them. */
export function KeepsakeCard({ title, asset, children }: KeepsakeCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.frame}>{asset && <Picture asset={asset} />}</span>
      <strong>{title}</strong>
      {children}
    </li>
  );
}

function Picture({ asset }: { asset: string }) {
  const shown = useStoredPicture(asset);
  if (!shown) return null;
  return (
    <img
      className={styles.picture}
      {...shown}
      alt=""
      width={600}
      height={600}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
