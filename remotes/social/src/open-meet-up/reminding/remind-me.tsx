import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { MeetUp, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button } from '@rainbow-rabbit/shared/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { phaseOf } from '../../meet-up/domain/meet-up-facts';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';
import { isToldOtherwise, toldMeetUps } from './told-meet-ups';

const loadWords = async () => (await import('@rainbow-rabbit/parts/telling')).addTellingMessages();

const RemindSheet = lazy(async () => ({
  default: (await Promise.all([import('./remind-sheet'), loadWords()]))[0].RemindSheet,
}));
const RemindAgain = lazy(async () => ({ default: (await import('./remind-sheet')).RemindAgain }));

interface RemindMeProps {
  community: ProcessPlace;
  meetUp: MeetUp;
  /** The page of the city. */
  path: string;
  now: number;
}

/** The button that opens the sheet of the reminder of a meet-up that hasn't begun. The relay is asked again if it has another key, or the meet-up another start. */
export function RemindMe({ community: { process }, meetUp, path, now }: RemindMeProps) {
  const t = useOpenMeetUpMessages();
  const { relay } = useNetwork();
  const kept = useKeptValue(useMemo(() => toldMeetUps(process), [process]));
  const [isOpen, setOpen] = useState(false);
  if (phaseOf(meetUp, now) !== 'upcoming') return null;
  const wish = { process, meetUp, path };
  const isOtherwise = relay !== undefined && isToldOtherwise(kept, relay.key, meetUp);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('remind.act')}
      </Button>
      <Suspense>
        {isOpen && <RemindSheet {...wish} onClose={() => setOpen(false)} />}
        {isOtherwise && !isOpen && <RemindAgain {...wish} />}
      </Suspense>
    </>
  );
}
