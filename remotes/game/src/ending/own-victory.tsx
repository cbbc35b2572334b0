import { Notice } from '@rainbow-rabbit/shared/ui';
import rainbowCard from '../layout/rainbow-card.module.css';
import { useTextFace } from '../layout/use-text-face';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';

/** The congratulation for the player who found the key first: the prize, and how it is given. */
export function OwnVictory({ prize }: { prize?: string }) {
  const t = useMessages();
  const face = useTextFace();
  return (
    <section className={rainbowCard.card} aria-labelledby="victory-title">
      <h2 id="victory-title">{t('ending.victory.title')}</h2>
      <p>{t('ending.victory.text')}</p>
      {prize && (
        <p className={styles.prize} data-face={face}>
          {t('rainbow.prize', { prize })}
        </p>
      )}
      <Notice tone="success">{t('ending.victory.deposit')}</Notice>
    </section>
  );
}
