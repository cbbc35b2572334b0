import { ActsProvider } from '@rainbow-rabbit/parts/console/acts';
import { type EventInfo, maxReasonLength, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ReactNode } from 'react';
import { StageNote } from '../../layout/stage-note';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { StaffActsContext } from './staff-acts';

interface StaffActsProviderProps {
  /** Takes over the event after an act. */
  onActed: (info: EventInfo) => void;
  children: ReactNode;
}

/** Lets the sections below it act on the event. */
export function StaffActsProvider({ onActed, children }: StaffActsProviderProps) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit } = useStaffEvent();
  return (
    <ActsProvider
      context={StaffActsContext}
      process={rabbit.process}
      running={t('staff.act.running')}
      words={{ stage: (stage) => <StageNote stage={stage} />, errorText }}
      maxReasonLength={maxReasonLength}
      readAgain={() => readEventInfo(rabbit, { maxAgeMs: 0 })}
      onActed={onActed}
    >
      {children}
    </ActsProvider>
  );
}
