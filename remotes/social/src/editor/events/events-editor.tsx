import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { useTask } from '@rainbow-rabbit/parts/task';
import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  type AnnouncedEvent,
  announceEvent,
  declineEvent,
  proposeEvent,
  readAnnouncedEvents,
  withdrawEvent,
} from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import listStyles from '../editor-list.module.css';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import styles from '../entry-form.module.css';
import { ReadingNote } from '../reading-note';
import { ActOutcomeNote } from '../takes-focus';
import type { AnnouncedFacts, FirstFacts } from './event-fields.domain';
import { EventForm } from './event-form';
import { firstFactsOf, namesOf, readOwnersProposals } from './owners-proposals';

interface EventsEditorProps {
  /** The process of the event whose form opens first; undefined for the list. */
  asked: ProcessId | undefined;
  /** False for all but the city's lead and the staff: they may propose an event. */
  mayAnnounce: boolean;
}

type Removal = 'withdrawn' | 'declined';

/** The form that is open: for an event, or a new one. */
interface Edited {
  event?: FirstFacts;
  act: 'add' | 'change' | 'propose';
}

/** The events that a city announces and those that are proposed to it, which its lead and the staff decide about, and the form for a new one. */
export function EventsEditor({ asked, mayAnnounce }: EventsEditorProps) {
  const { city, community, member } = useEditorPlace();
  const t = useEditorMessages();
  const page = usePage([community, city, mayAnnounce], async () => {
    const [all, proposed] = await Promise.all([
      readAnnouncedEvents(community, { maxAgeMs: 0 }),
      mayAnnounce ? readOwnersProposals(community, city) : [],
    ]);
    const events = all.filter((event) => event.city === city && event.endsAt > Date.now());
    return { events, proposed };
  });
  const { value: listed, reload } = page;
  const [edited, setEdited] = useState<Edited>();
  const [isAsking, setIsAsking] = useState(asked !== undefined);
  const { task, run, reset } = useTask<'saved' | 'proposed' | Removal>();
  const [removed, setRemoved] = useState<AnnouncedEvent>();

  const newAct = mayAnnounce ? 'add' : 'propose';
  useEffect(() => {
    if (!isAsking || !asked) return;
    let isGone = false;
    void firstFactsOf(community, asked).then((event) => {
      if (isGone) return;
      setIsAsking(false);
      setEdited({ event, act: newAct });
    });
    return () => {
      isGone = true;
    };
  }, [community, asked, isAsking, newAct]);

  const edit = (next: Edited) => {
    reset();
    setEdited(next);
  };
  const save = async (facts: AnnouncedFacts) => {
    const named = await namesOf(community, facts);
    if (!named) return false;
    const send = mayAnnounce ? announceEvent : proposeEvent;
    await send(community, { ...facts, ...named }, keptBy(member.signer));
    setEdited(undefined);
    void run(async () => (mayAnnounce ? 'saved' : 'proposed'));
    reload();
    return true;
  };
  const remove = (event: AnnouncedEvent, done: Removal) => {
    if (task.status === 'running') return;
    setRemoved(event);
    const { process } = event;
    void run(async () => {
      if (done === 'withdrawn') await withdrawEvent(community, { process }, keptBy(member.signer));
      else await declineEvent(community, { city, process }, keptBy(member.signer));
      reload();
      return done;
    });
  };
  const busy = task.status === 'running' ? removed : undefined;

  const proposed = listed?.proposed ?? [];
  if (isAsking) return <Spinner />;
  if (edited) {
    return (
      <EventForm
        event={edited.event}
        act={t(`edit.event.${edited.act}`)}
        onSave={save}
        onCancel={() => setEdited(undefined)}
      />
    );
  }
  return (
    <div className={styles.entries}>
      <p>{t(mayAnnounce ? 'edit.event.about' : 'edit.event.about-others')}</p>
      <ActOutcomeNote task={task} failed={t('edit.event.failed')} done={(act) => t(`edit.event.${act}`)} />
      <ReadingNote page={page} />
      {listed?.events.length === 0 && <p>{t('edit.event.none')}</p>}
      {listed && (
        <EventList
          events={listed.events}
          acts={mayAnnounce ? ['edit', 'withdraw'] : []}
          removed={busy}
          onOpen={(event) => edit({ event, act: 'change' })}
          onRemove={(event) => remove(event, 'withdrawn')}
        />
      )}
      {proposed.length > 0 && <h2>{t('edit.event.proposals')}</h2>}
      <EventList
        events={proposed}
        acts={['review', 'decline']}
        removed={busy}
        onOpen={(event) => edit({ event, act: 'add' })}
        onRemove={(event) => remove(event, 'declined')}
      />
      <Button onClick={() => edit({ act: newAct })}>
        {t(`edit.event.${mayAnnounce ? 'new' : 'propose'}`)}
      </Button>
    </div>
  );
}

interface EventListProps {
  events: readonly AnnouncedEvent[];
  /** The act that opens an event in the form, and that which removes it; none for those who only look. */
  acts: readonly [] | readonly ['edit', 'withdraw'] | readonly ['review', 'decline'];
  /** The event whose removal is under way. */
  removed: AnnouncedEvent | undefined;
  onOpen: (event: AnnouncedEvent) => void;
  onRemove: (event: AnnouncedEvent) => void;
}

function EventList({ events, acts: [open, remove], removed, onOpen, onRemove }: EventListProps) {
  const t = useEditorMessages();
  return (
    <ul className={listStyles.list}>
      {events.map((event) => (
        <li key={event.process + event.by} className={listStyles.row}>
          <EventFacts event={event} />
          {open && remove && (
            <>
              <Button
                variant="secondary"
                aria-label={t(`edit.event.${open}-title`, { title: event.name })}
                onClick={() => onOpen(event)}
              >
                {t(`edit.event.${open}`)}
              </Button>
              <Button
                variant="quiet"
                busy={removed === event}
                aria-label={t(`edit.event.${remove}-title`, { title: event.name })}
                onClick={() => onRemove(event)}
              >
                {t(`edit.event.${remove}`)}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function EventFacts({ event: { name, startsAt, endsAt } }: { event: AnnouncedEvent }) {
  const { zone } = useEditorPlace();
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
