import { Link } from 'react-router-dom';
import { useSharedMessages } from '../i18n/shared-messages';
import { eventPath, useNetwork } from '../network';
import { ButtonLink, Icon, Page, Rabbit } from '../ui';
import styles from './area-index.module.css';

export interface AreaIndexProps {
  title: string;
  /** The purpose of this page. */
  about: string;
  /** Name of a city as the network knows it: its own events, where it has any, are the ones offered. */
  city?: string;
  /** Other pages of the same area. */
  pages?: readonly { to: string; title: string }[];
}

/** A page of an area that has its place but not its rooms yet: that it comes, what it is for, and the ways on. */
export function AreaIndexList({ title, about, city, pages = [] }: AreaIndexProps) {
  const t = useSharedMessages();
  const { events } = useNetwork();
  const here = events.filter((event) => city !== undefined && event.city?.toLowerCase() === city);
  const offered = here.length > 0 ? here : events;
  return (
    <Page width="narrow">
      <header className={styles.head}>
        <Rabbit mood="asleep" size={140} />
        <p className={styles.soon}>{t('area-index.soon')}</p>
        <h1>{title}</h1>
        <p className={styles.about}>{about}</p>
      </header>
      <div className={styles.ways}>
        {offered.map((event) => (
          <ButtonLink key={event.slug} to={eventPath(event)}>
            {t('area-index.play', { event: event.name })}
          </ButtonLink>
        ))}
        <ButtonLink to="/" variant="secondary">
          {t('area-index.front-page')}
        </ButtonLink>
      </div>
      {pages.length > 0 && (
        <nav className={styles.nav} aria-label={t('area-index.pages')}>
          <h2>{t('area-index.pages')}</h2>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.to}>
                <Link className={styles.page} to={page.to}>
                  {page.title}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Page>
  );
}
