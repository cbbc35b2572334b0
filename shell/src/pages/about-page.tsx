import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useEventPath } from '../site-links';
import styles from './about-page.module.css';
import { TextPage } from './texts/text-page';

/** The page about the game, the White Rabbit, the public ledger and privacy. */
export function AboutPage() {
  const t = useMessages();
  const { events } = useNetwork();
  const eventPath = useEventPath();
  const [event] = events;
  const path = event && eventPath(event);
  return (
    <TextPage page="about">
      <div className={styles.actions}>
        {path && <ButtonLink to={path}>{t('front.play')}</ButtonLink>}
        <ButtonLink to="/privacy" variant="secondary">
          {t('nav.privacy')}
        </ButtonLink>
      </div>
    </TextPage>
  );
}
