import type { ContestFacts } from '@rainbow-rabbit/processes/minibuild/client';
import { decimalText } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { currentLocale } from '@rainbow-rabbit/shared/i18n';
import { useState } from 'react';
import { type ShownToken, useToken } from '../amounts/use-token';
import { useStaffMessages } from '../staff-messages';
import {
  faultsIn,
  fieldsOf,
  firstFields,
  type SettingFaults,
  type SettingsFields,
} from './domain/settings-fields';
import { ownZone } from './domain/zone-time';

interface Settings {
  fields: SettingsFields;
  set: (change: Partial<SettingsFields>) => void;
  faults: SettingFaults;
  token: ShownToken;
  /** Decimal places of the token; 0 while they aren't known. */
  denomination: number;
}

const denominationOf = (token: ShownToken) => (token.status === 'known' ? token.token.denomination : 0);

/**
 * Keeps the fields of a contest's settings.
 * @param savedPlaces decimal places of the token that the saved amounts are in
 */
export function useSettings(facts: ContestFacts | undefined, savedPlaces: number): Settings {
  const t = useStaffMessages();
  const [fields, setFields] = useState<SettingsFields>(() =>
    facts
      ? fieldsOf(facts, (quantity) => decimalText(quantity, savedPlaces))
      : firstFields(Date.now(), {
          zone: ownZone(),
          original: currentLocale(),
          criteria: [t('staff.set-up.criterion-1'), t('staff.set-up.criterion-2')],
        }),
  );
  const asked = fields.token.trim();
  const token = useToken(isAddress(asked) ? (asked as string as ProcessId) : undefined);
  const denomination = denominationOf(token);
  return {
    fields,
    set: (change) => setFields((last) => ({ ...last, ...change })),
    faults: faultsIn(fields, denomination),
    token,
    denomination,
  };
}
