import { maxVoidedClaims, type Player } from '@rainbow-rabbit/processes/rabbit/client';
import { ColourMark, Icon, RainbowProgress, spectrum } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './collected-colours.module.css';

/** The rainbow so far: its bands, and for each colour the rabbit that gave it and its status. */
export function CollectedColours({ collected, voided }: Pick<Player, 'collected' | 'voided'>) {
  const t = useMessages();
  const inOrder = spectrum.flatMap((colour) => collected.filter((entry) => entry.colour === colour));
  return (
    <section className={styles.card} aria-labelledby="collected-title">
      <h2 id="collected-title" className={styles.title}>
        {t('collected.title')}
      </h2>
      <RainbowProgress collected={inOrder.map(({ colour }) => colour)} />
      {inOrder.length === 0 && <p className={styles.none}>{t('collected.none')}</p>}
      {voided >= maxVoidedClaims && <p className={styles.none}>{t('collected.checked-first')}</p>}
      <ul className={styles.list}>
        {inOrder.map(({ colour, nickname, status }) => (
          <li key={colour} className={styles.row}>
            <ColourMark colour={colour} />
            <span className={styles.from}>{nickname}</span>
            <span className={styles.status} data-status={status}>
              {status === 'confirmed' && <Icon name="check" />}
              {t(`collected.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
