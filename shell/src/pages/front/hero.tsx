import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { useEventPath } from '../../site-links';
import styles from './hero.module.css';
import { Scenery } from './scenery';

interface HeroProps {
  /** The event that the link leads to, if there is one; before the network is known, its place stays free. */
  event: EventEntry | undefined | 'unknown';
}

/** The game's question, and the link into the game. */
export function Hero({ event }: HeroProps) {
  const t = useMessages();
  const eventPath = useEventPath();
  const path = event === 'unknown' ? '/' : event && eventPath(event);
  return (
    <section className={styles.hero}>
      <Scenery />
      <div className={styles.words}>
        <h1 className={styles.title}>{t('front.title')}</h1>
        <p className={styles.text}>{t('front.text')}</p>
        {path ? (
          <div className={styles.play} data-free={event === 'unknown' || undefined}>
            <ButtonLink to={path} large>
              {t('front.play')}
              <Icon name="arrow-right" />
            </ButtonLink>
            <p className={styles.note}>{t('front.play-note')}</p>
          </div>
        ) : (
          <p className={styles.none}>{t('front.no-event')}</p>
        )}
      </div>
    </section>
  );
}
