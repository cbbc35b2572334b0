import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  type AnnouncedEvent,
  announceEvent,
  type ProcessPlace,
  readAnnouncedEvents,
  withdrawEvent,
} from '@rainbow-rabbit/processes/community/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import listStyles from '../editor-list.module.css';
import { useEditorMessages } from '../editor-messages';
import styles from '../entry-form.module.css';
import { TakesFocus } from '../takes-focus';
import { useReadList } from '../use-read-list';
import type { AnnouncedFacts } from './event-fields.domain';
import { EventForm } from './event-form';

interface EventsEditorProps {
  city: string;
  /** Name of the city's time zone (IANA). */
  zone: string;
  community: ProcessPlace;
  signer: ItemSigner;
  /** False for organisers, who see the list alone. */
  mayAnnounce: boolean;
}

type Acted = { done: 'saved' | 'withdrawn' } | { error: unknown };

/** The events that a city announces, which its lead and the staff change and withdraw, and the form for a new one. */
export function EventsEditor({ city, zone, community, signer, mayAnnounce }: EventsEditorProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const { listed, reload } = useListed(community, city);
  const [edited, setEdited] = useState<AnnouncedEvent | 'new'>();
  const [acted, setActed] = useState<Acted>();
  const [withdrawn, setWithdrawn] = useState<AnnouncedEvent>();

  const edit = (event: AnnouncedEvent | 'new') => {
    setActed(undefined);
    setEdited(event);
  };
  const save = async (facts: AnnouncedFacts) => {
    const named = await namesOf(community, facts);
    if (!named) return ['event'] as const;
    await announceEvent(community, { ...facts, ...named }, keptBy(signer));
    setEdited(undefined);
    setActed({ done: 'saved' });
    reload();
    return [];
  };
  const withdraw = async (event: AnnouncedEvent) => {
    if (withdrawn) return;
    setWithdrawn(event);
    try {
      await withdrawEvent(community, { process: event.process }, keptBy(signer));
      setActed({ done: 'withdrawn' });
      reload();
    } catch (error) {
      setActed({ error });
    }
    setWithdrawn(undefined);
  };

  if (edited) {
    return (
      <EventForm
        city={city}
        zone={zone}
        event={edited === 'new' ? undefined : edited}
        onSave={save}
        onCancel={() => setEdited(undefined)}
      />
    );
  }
  return (
    <div className={styles.entries}>
      <p>{t(mayAnnounce ? 'edit.event.about' : 'edit.event.about-others')}</p>
      {acted && (
        <TakesFocus>
          {'error' in acted ? (
            <Notice tone="error" title={t('edit.event.failed')}>
              {errorText(acted.error)}
            </Notice>
          ) : (
            <Notice tone="success">{t(`edit.event.${acted.done}`)}</Notice>
          )}
        </TakesFocus>
      )}
      {listed.status === 'loading' && <Spinner />}
      {listed.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={reload}>{t('edit.again')}</Button>}>
          {errorText(listed.error)}
        </Notice>
      )}
      {listed.status === 'read' && listed.events.length === 0 && <p>{t('edit.event.none')}</p>}
      {listed.status === 'read' && (
        <ul className={listStyles.list}>
          {listed.events.map((event) => (
            <li key={event.process} className={listStyles.row}>
              <EventFacts event={event} zone={zone} />
              {mayAnnounce && (
                <>
                  <Button
                    variant="secondary"
                    aria-label={t('edit.event.edit-title', { title: event.name })}
                    onClick={() => edit(event)}
                  >
                    {t('edit.event.edit')}
                  </Button>
                  <Button
                    variant="quiet"
                    busy={withdrawn === event}
                    aria-label={t('edit.event.withdraw-title', { title: event.name })}
                    onClick={() => void withdraw(event)}
                  >
                    {t('edit.event.withdraw')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAnnounce && <Button onClick={() => edit('new')}>{t('edit.event.new')}</Button>}
    </div>
  );
}

function EventFacts({ event: { name, startsAt, endsAt }, zone }: { event: AnnouncedEvent; zone: string }) {
  const { iso } = useLocale();
  const format = new Intl.DateTimeFormat(iso, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: knownZone(zone),
  });
  return (
    <span className={styles.facts}>
      <bdi>{name}</bdi>
      <span className={styles.small}>{format.formatRange(startsAt, endsAt)}</span>
    </span>
  );
}

/** Returns the slug and the name that an event's own process has; undefined where it is no event's, or has none yet. */
async function namesOf({ ao }: ProcessPlace, { process }: AnnouncedFacts) {
  const { readEventInfo } = await import('../../event-ways/event-client');
  const info = await readEventInfo({ ao, process }, { maxAgeMs: 0 }).catch(() => undefined);
  return info?.slug && info.name ? { slug: info.slug, name: info.name } : undefined;
}

function useListed(community: ProcessPlace, city: string) {
  return useReadList(
    useCallback(async () => {
      const all = await readAnnouncedEvents(community, { maxAgeMs: 0 });
      return { events: all.filter((event) => event.city === city && event.endsAt > Date.now()) };
    }, [community, city]),
  );
}
