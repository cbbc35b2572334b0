import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useEventPath, useLinks } from '../site-links';
import styles from './about-page.module.css';
import { TextPage } from './texts/text-page';

/** The page about the game, the White Rabbit, the public ledger and privacy, with the ways on that areas declare for the foot of pages. */
export function AboutPage() {
  const t = useMessages();
  const { events } = useNetwork();
  const eventPath = useEventPath();
  const [event] = events;
  const path = event && eventPath(event);
  const declared = useLinks('footer');
  return (
    <TextPage page="about">
      <div className={styles.actions}>
        {path && <ButtonLink to={path}>{t('front.play')}</ButtonLink>}
        {declared.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to="/privacy" variant="secondary">
          {t('nav.privacy')}
        </ButtonLink>
        {/* For owners and developers: the panel lies over the page that is shown (overrides/override-badge.tsx). */}
        <ButtonLink to="?area" variant="quiet">
          {t('nav.visit-log')}
        </ButtonLink>
      </div>
    </TextPage>
  );
}
