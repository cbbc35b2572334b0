import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path';

/** The light margin that a reader needs around a code, in squares. */
const quiet = 3;

interface QrCodeProps {
  text: string;
  /** The text that a screen reader reads in place of the picture. */
  label: string;
}

/** Shows a text as a QR code that fills the available width. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  const width = size + 2 * quiet;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.squares} d={path} />
    </svg>
  );
}
