import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { TextPage } from '../texts/text-page';
import type { TextLoaders } from '../texts/use-text';
import styles from './about-page.module.css';

const texts: TextLoaders = {
  en: () => import('./about.en').then(({ text }) => text),
  ja: () => import('./about.ja').then(({ text }) => text),
  'zh-cn': () => import('./about.zh-cn').then(({ text }) => text),
  'zh-tw': () => import('./about.zh-tw').then(({ text }) => text),
  pl: () => import('./about.pl').then(({ text }) => text),
};

/** What the game is, who the White Rabbit is, and how a public ledger and privacy go together. */
export function AboutPage() {
  const t = useMessages();
  const { events } = useNetwork();
  const [event] = events;
  return (
    <TextPage loaders={texts}>
      <div className={styles.actions}>
        {event && <ButtonLink to={`/rabbit/${event.slug}`}>{t('front.play')}</ButtonLink>}
        <ButtonLink to="/privacy" variant="secondary">
          {t('nav.privacy')}
        </ButtonLink>
      </div>
    </TextPage>
  );
}
