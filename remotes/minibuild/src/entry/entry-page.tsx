import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { MissingPage } from '@rainbow-rabbit/shared/area';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Notice, Page } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { ContestNotice } from '../contest/contest-notice';
import { ContestState } from '../contest/contest-state';
import { NoContestNote } from '../contest/no-contest-note';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import { EntryView } from './entry-view';

/** The time between two readings of an entry that is looked at. */
const readEveryMs = 120_000;

/** An entry of the contest. An entry that the contest doesn't know is a missing page; for a hidden one its reason is shown. */
export function EntryPage() {
  const { place } = useContest();
  const { entry = '' } = useParams();
  if (!place) return <EntryFrame note={<NoContestNote />} />;
  return <LiveEntry key={`${place.process} ${entry}`} place={place} entry={Number(entry)} />;
}

function LiveEntry({ place, entry }: { place: ProcessPlace; entry: number }) {
  const { reading, refresh } = useReading({
    key: `${place.process} ${entry}`,
    everyMs: useWakingInterval(readEveryMs),
    read: (options) => readEntry(place, { entry }, options),
  });
  const known = valueOf(reading);
  const error = reading.status === 'failed' || reading.status === 'stale' ? reading.error : undefined;
  if (hasCode(error, 'entry.unknown')) return <MissingPage />;
  if (hasCode(error, 'entry.hidden')) return <HiddenEntry place={place} entry={entry} />;
  if (known)
    return (
      <EntryView place={place} entry={known} state={<ContestState reading={reading} refresh={refresh} />} />
    );
  return <EntryFrame note={<ContestState reading={reading} refresh={refresh} />} />;
}

/** The page of a hidden entry, which a link or a printed code may still lead to: it has the reason and nothing of the work. */
function HiddenEntry({ place, entry }: { place: ProcessPlace; entry: number }) {
  const t = useMessages();
  const pathOf = useContestPath();
  const { reading } = useReading({
    key: `${place.process} ${entry} hidden`,
    everyMs: useWakingInterval(readEveryMs),
    read: (options) => readEntry(place, { entry, staff: true }, options),
  });
  const gallery = (
    <ButtonLink variant="secondary" to={pathOf('/mini-build', { view: 'gallery' })}>
      {t('entry.back')}
    </ButtonLink>
  );
  const note = (
    <Notice tone="warning" title={t('entry.hidden')} action={gallery}>
      <bdi>{valueOf(reading)?.hiddenFor}</bdi>
    </Notice>
  );
  return <EntryFrame note={note} />;
}

/** The page while there is no entry to show. */
function EntryFrame({ note }: { note: ReactNode }) {
  const t = useMessages();
  return (
    <Page title={t('title.entry')}>
      <ContestNotice />
      {note}
    </Page>
  );
}
