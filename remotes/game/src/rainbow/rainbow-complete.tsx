import { Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './rainbow-complete.module.css';

/** The celebration of a complete rainbow, with its block as soon as all of its colours are confirmed. */
export function RainbowComplete({ block }: { block?: number }) {
  const t = useMessages();
  return (
    <section className={styles.card} aria-labelledby="complete-title">
      <div className={styles.rabbits} aria-hidden="true">
        {spectrum.map((colour) => (
          <Rabbit key={colour} colour={colour} mood="happy" size="100%" />
        ))}
      </div>
      <h2 id="complete-title">{t('rainbow.title')}</h2>
      <p>{t('rainbow.text')}</p>
      <p className={styles.news} aria-live="polite">
        {block === undefined ? (
          t('rainbow.block-later')
        ) : (
          <span className={styles.block}>{t('rainbow.block', { block })}</span>
        )}
      </p>
    </section>
  );
}
