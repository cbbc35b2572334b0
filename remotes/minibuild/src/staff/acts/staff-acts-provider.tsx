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
  const words = {
    ...useSendingWords(),
    reason: t('staff.act.reason'),
    reasonHint: t('staff.act.reason-hint'),
    reasonMissing: t('staff.act.reason-missing'),
    again: t('staff.act.again'),
    running: t('staff.act.running'),
    askAgain: t('staff.act.ask-again'),
    cancel: t('staff.act.cancel'),
  };
  return (
    <ActsProvider
      context={ContestActsContext}
      process={contest.process}
      words={words}
      maxReasonLength={maxReasonLength}
      readAgain={() => readContestInfo(contest, { maxAgeMs: 0 })}
      onActed={onActed}
    >
      {children}
    </ActsProvider>
  );
}
