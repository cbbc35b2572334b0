import { QrCode } from '../../chrome/qr-code';
import { useMessages } from '../../messages';
import styles from './join-code.module.css';

/** The code and the address that bring a phone into the game of an event. */
export function JoinCode({ slug }: { slug: string }) {
  const t = useMessages();
  const { origin, pathname, host } = window.location;
  const place = `${pathname}#/rabbit/${slug}`;
  return (
    <figure className={styles.join}>
      <figcaption className={styles.caption}>{t('vibe.join')}</figcaption>
      <QrCode text={origin + place} label={t('vibe.join-code')} />
      <p className={styles.address}>{host + place}</p>
    </figure>
  );
}
