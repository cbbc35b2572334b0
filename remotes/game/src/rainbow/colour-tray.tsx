import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { ColourMark, spectrum, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './colour-tray.module.css';
import { missingColours } from './missing-colours.domain';

/** The seven colours as a row of shapes: filled when collected, marked while unconfirmed, open while missing. */
export function ColourTray({ collected }: Pick<Player, 'collected'>) {
  const t = useMessages();
  const left = missingColours(collected).length;
  return (
    <section className={styles.tray} aria-label={t('tray.label')}>
      <ul className={styles.marks}>
        {spectrum.map((colour) => {
          const status = collected.find((entry) => entry.colour === colour)?.status ?? 'missing';
          return (
            <li key={colour} className={styles.mark} data-status={status}>
              <ColourMark colour={colour} named={false} missing={status === 'missing'} />{' '}
              <VisuallyHidden>{t(`tray.${status}`)}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={styles.left}>{t('tray.left', { count: left })}</p>
    </section>
  );
}
