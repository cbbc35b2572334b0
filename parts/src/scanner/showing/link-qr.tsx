import styles from './link-qr.module.css';
import type { LinkQrPath } from './link-qr-path';

interface LinkQrProps {
  qr: LinkQrPath;
  /** Names the picture. */
  label: string;
}

/** A QR code: dark on white in every colour scheme, because readers expect that. */
export function LinkQr({ qr: { size, path }, label }: LinkQrProps) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.paper} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}
