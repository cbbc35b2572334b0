import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  type MeetUp,
  type ProcessPlace,
  readMeetUps,
  saveMeetUp,
} from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import listStyles from '../editor-list.module.css';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import styles from '../entry-form.module.css';
import { ReadingNote } from '../reading-note';
import { MeetUpForm } from './meet-up-form';

interface MeetUpsEditorProps {
  /** Called after a meet-up was saved. */
  onSaved: () => void;
}

/** The city's meet-ups to change, the upcoming ones and the latest past ones, and the form for a new one. */
export function MeetUpsEditor({ onSaved }: MeetUpsEditorProps) {
  const { city, community, member } = useEditorPlace();
  const t = useEditorMessages();
  const tSocial = useMessages();
  const page = usePage([community, city], () => readListed(community, city));
  const { value: listed, reload } = page;
  const [edited, setEdited] = useState<MeetUp | 'new'>();
  const [isSaved, setIsSaved] = useState(false);
  const [hasReturned, setHasReturned] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The form is gone with its focus, which the list takes over.
  useEffect(() => {
    if (hasReturned && !edited) list.current?.focus();
  }, [hasReturned, edited]);
  const close = (saved: boolean) => {
    setEdited(undefined);
    setIsSaved(saved);
    setHasReturned(true);
  };
  const edit = (meetUp: MeetUp | 'new') => {
    setIsSaved(false);
    setEdited(meetUp);
  };
  if (edited) {
    return (
      <MeetUpForm
        meetUp={edited === 'new' ? undefined : edited}
        onSave={async (draft) => {
          try {
            await saveMeetUp(community, draft, keptBy(member.signer));
          } catch (error) {
            // The form keeps what was typed; the list that it goes back to has the newest.
            if (hasCode(error, 'meetup.conflict')) reload();
            throw error;
          }
          close(true);
          reload();
          onSaved();
        }}
        onCancel={() => close(false)}
      />
    );
  }
  return (
    <div ref={list} className={styles.entries} tabIndex={-1}>
      {isSaved && <Notice tone="success">{t('edit.meet-up.saved')}</Notice>}
      <ReadingNote page={page} />
      {listed?.upcoming.length === 0 && <p>{t('edit.meet-up.none')}</p>}
      {listed && <Rows meetUps={listed.upcoming} onEdit={edit} />}
      <Button onClick={() => edit('new')}>{t('edit.meet-up.new')}</Button>
      {listed && listed.past.length > 0 && (
        <>
          <h2 className={styles.heading}>{tSocial('city.meetups.past')}</h2>
          <Rows meetUps={listed.past} onEdit={edit} />
        </>
      )}
    </div>
  );
}

function Rows({ meetUps, onEdit }: { meetUps: readonly MeetUp[]; onEdit: (meetUp: MeetUp) => void }) {
  const t = useEditorMessages();
  const { iso } = useLocale();
  const timeOf = ({ startsAt, zone }: MeetUp) => {
    const timeZone = knownZone(zone);
    return new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      startsAt,
    );
  };
  return (
    <ul className={listStyles.list}>
      {meetUps.map((meetUp) => (
        <li key={meetUp.id} className={listStyles.row}>
          <span className={styles.facts}>
            <bdi>{meetUp.title}</bdi>
            <span className={styles.small}>
              {timeOf(meetUp)} {meetUp.cancelled && t('edit.meet-up.is-cancelled')}
            </span>
          </span>
          <Button
            variant="secondary"
            aria-label={t('edit.event.edit-title', { title: meetUp.title })}
            onClick={() => onEdit(meetUp)}
          >
            {t('edit.event.edit')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Rows that one read asks for; a city has at most 32 upcoming meet-ups. */
const pageRows = 20;

/** The latest past meet-ups whose texts and place can still be changed here. */
const pastRows = 10;

async function readListed(community: ProcessPlace, city: string) {
  const upcoming: MeetUp[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const page = await readMeetUps(community, { city, offset, limit: pageRows }, { maxAgeMs: 0 });
    upcoming.push(...page.rows);
    offset = page.next;
  }
  const latest = { city, past: true, offset: 0, limit: pastRows };
  const { rows: past } = await readMeetUps(community, latest, { maxAgeMs: 0 });
  return { upcoming, past };
}
