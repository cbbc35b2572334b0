import { ColourMark, Icon, RainbowProgress, spectrum } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import type { Player } from '../process/replies';
import styles from './collected-colours.module.css';

/** The rainbow so far: its bands, and for each colour whose rabbit gave it and whether it is settled. */
export function CollectedColours({ collected }: Pick<Player, 'collected'>) {
  const t = useMessages();
  return (
    <section className={styles.card} aria-labelledby="collected-title">
      <h2 id="collected-title">{t('collected.title')}</h2>
      <RainbowProgress collected={collected.map(({ colour }) => colour)} />
      <ul className={styles.list}>
        {spectrum.map((colour) => {
          const entry = collected.find((one) => one.colour === colour);
          return (
            <li key={colour} className={styles.row} data-missing={!entry || undefined}>
              <ColourMark colour={colour} missing={!entry} />
              <span className={styles.from}>{entry?.nickname ?? t('collected.missing')}</span>
              {entry && (
                <span className={styles.status} data-status={entry.status}>
                  {entry.status === 'confirmed' && <Icon name="check" />}
                  {t(`collected.${entry.status}`)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
