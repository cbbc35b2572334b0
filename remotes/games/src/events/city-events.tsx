import { useAo } from '@rainbow-rabbit/shared/ao';
import { type EventEntry, eventPath, useNetwork } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Card } from '@rainbow-rabbit/shared/ui';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useMessages } from '../messages';
import styles from './city-events.module.css';

/** The events of a page, each of which it asks for its phase. */
const maxEvents = 3;

/** The ways into the events of a city, which are played among people; nothing where the network lists none there. */
export function CityEvents({ city }: { city: string }) {
  const t = useMessages();
  const here = useNetwork().events.filter((event) => event.city?.toLowerCase() === city);
  if (here.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('event.title')}</h2>
      <p>{t('event.text')}</p>
      {here.slice(0, maxEvents).map((event) => (
        <LiveEventWay key={event.process} event={event} />
      ))}
    </Card>
  );
}

/** The way into one event, with its phase once the ledger has returned it. */
function LiveEventWay({ event }: { event: EventEntry }) {
  const t = useMessages();
  const ao = useAo();
  const { process } = event;
  const { reading } = useLedgerReading(`event ${process}`, async (options) => {
    // The client of the event's process comes by itself, after the page.
    const { readEventInfo } = await import('./event-info');
    return (await readEventInfo({ ao, process }, options)).phase;
  });
  const phase = valueOf(reading);
  return (
    <div className={styles.event}>
      <ButtonLink to={eventPath(event)} variant="secondary" wide>
        {t('event.play', { event: event.name })}
      </ButtonLink>
      <p className={styles.phase}>{phase && t(`event.phase.${phase}`)}</p>
    </div>
  );
}
