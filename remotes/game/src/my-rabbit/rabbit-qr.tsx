import { useMemo } from 'react';
import { useMessages } from '../messages';
import styles from './rabbit-qr.module.css';
import { appUrlOf, rabbitQrPath } from './rabbit-qr-path';

/** A rabbit's link as a QR code: dark on white in every colour scheme, because readers expect that. */
export function RabbitQr({ code }: { code: string }) {
  const t = useMessages();
  const { size, path } = useMemo(() => rabbitQrPath(appUrlOf(window.location.href), code), [code]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('me.qr')}
      shapeRendering="crispEdges"
    >
      <path className={styles.paper} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}
