import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Page, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './unknown-event.module.css';

/** The screen for a link to an event that this app does not know, with links to the events it knows. */
export function UnknownEvent({ slug }: { slug: string }) {
  const t = useMessages();
  const { events } = useNetwork();
  return (
    <Page width="narrow">
      <div className={styles.scene}>
        <Rabbit mood="asleep" size={150} />
        <h1>{t('event.unknown.title')}</h1>
        <p>{t('event.unknown.text', { slug })}</p>
        {events.map((event) => (
          <ButtonLink key={event.slug} to={`/rabbit/${event.slug}`} variant="secondary" wide>
            {event.name}
          </ButtonLink>
        ))}
      </div>
    </Page>
  );
}
