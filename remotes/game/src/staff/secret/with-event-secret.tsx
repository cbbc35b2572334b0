import { type SecretWords, WithSecret } from '@rainbow-rabbit/parts/console/secret';
import type { ReactNode } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { FromEventOwner } from './from-event-owner';

/** Returns the words of an event's secret. */
export function useSecretWords(): SecretWords {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  return { word: (name) => t(`staff.file.${name}`), errorText };
}

/** Shows what works with the event's secret once this browser has it; until then the place for the event file. */
export function WithEventSecret({ children }: { children: ReactNode }) {
  return (
    <WithSecret secret={useStaffEvent().secret} words={useSecretWords()} otherWay={<FromEventOwner />}>
      {children}
    </WithSecret>
  );
}
