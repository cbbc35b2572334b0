import { type SecretPlaceWords, WithSecret } from '@rainbow-rabbit/parts/console/secret';
import type { ReactNode } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

/** Returns the words of the place for an event's file. */
export function useSecretPlaceWords(): SecretPlaceWords {
  const t = useStaffMessages();
  return {
    elsewhere: t('staff.file.elsewhere'),
    choose: t('staff.file.choose'),
    loading: t('staff.loading'),
    errorText: useGameErrorText(),
  };
}

/** Shows what works with the event's secret once this browser has it; until then the place for the event file. */
export function WithEventSecret({ children }: { children: ReactNode }) {
  return (
    <WithSecret secret={useStaffEvent().secret} words={useSecretPlaceWords()}>
      {children}
    </WithSecret>
  );
}
