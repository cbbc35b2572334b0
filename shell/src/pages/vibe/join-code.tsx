import { useMemo } from 'react';
import { useMessages } from '../../messages';
import styles from './join-code.module.css';
import { qrPath } from './qr-path';

/** The light margin that a reader needs around a code, in squares. */
const quiet = 3;

/** The code and the address that bring a phone into the game of an event. */
export function JoinCode({ slug }: { slug: string }) {
  const t = useMessages();
  const { origin, pathname, host } = window.location;
  const url = `${origin}${pathname}#/rabbit/${slug}`;
  const { path, size } = useMemo(() => qrPath(url), [url]);
  return (
    <figure className={styles.join}>
      <figcaption className={styles.caption}>{t('vibe.join')}</figcaption>
      <svg
        className={styles.code}
        viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('vibe.join-code')}
      >
        <path className={styles.squares} d={path} />
      </svg>
      <p className={styles.address}>{`${host}${pathname}#/rabbit/${slug}`}</p>
    </figure>
  );
}
