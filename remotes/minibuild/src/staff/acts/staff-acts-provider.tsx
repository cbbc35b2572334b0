import { ActsProvider } from '@rainbow-rabbit/parts/console/acts';
import {
  type ContestInfo,
  maxReasonLength,
  readContestInfo,
} from '@rainbow-rabbit/processes/minibuild/client';
import type { ReactNode } from 'react';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import { useSendingWords } from './contest-sending-note';
import { ContestActsContext } from './staff-acts';

interface StaffActsProviderProps {
  /** Takes over the contest after an act. */
  onActed: (info: ContestInfo) => void;
  children: ReactNode;
}

/** Lets the sections below it act on the contest. */
export function ContestActsProvider({ onActed, children }: StaffActsProviderProps) {
  const t = useContestStaffMessages();
  const { contest } = useStaffContest();
  return (
    <ActsProvider
      context={ContestActsContext}
      process={contest.process}
      running={t('staff.act.running')}
      words={useSendingWords()}
      maxReasonLength={maxReasonLength}
      readAgain={() => readContestInfo(contest, { maxAgeMs: 0 })}
      onActed={onActed}
    >
      {children}
    </ActsProvider>
  );
}
