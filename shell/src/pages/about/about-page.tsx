import { eventPath, useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { TextPage } from '../texts/text-page';
import styles from './about-page.module.css';
import { aboutTexts } from './about-texts';

/** The page about the game, the White Rabbit, the public ledger and privacy. */
export function AboutPage() {
  const t = useMessages();
  const { events } = useNetwork();
  const [event] = events;
  return (
    <TextPage loaders={aboutTexts}>
      <div className={styles.actions}>
        {event && <ButtonLink to={eventPath(event)}>{t('front.play')}</ButtonLink>}
        <ButtonLink to="/privacy" variant="secondary">
          {t('nav.privacy')}
        </ButtonLink>
      </div>
    </TextPage>
  );
}
