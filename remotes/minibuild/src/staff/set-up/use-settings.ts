import { ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import type { ContestFacts } from '@rainbow-rabbit/processes/minibuild/client';
import { decimalText } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { currentLocale } from '@rainbow-rabbit/shared/i18n';
import { useState } from 'react';
import { type ShownToken, useToken } from '../amounts/use-token';
import { useContestStaffMessages } from '../staff-messages';
import {
  type ContestFaults,
  type ContestFields,
  contestFaults,
  contestFieldsOf,
  firstFields,
} from './settings-fields.domain';

interface Settings {
  fields: ContestFields;
  set: (change: Partial<ContestFields>) => void;
  faults: ContestFaults;
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
  const t = useContestStaffMessages();
  const [fields, setFields] = useState<ContestFields>(() =>
    facts
      ? contestFieldsOf(facts, (quantity) => decimalText(quantity, savedPlaces))
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
    faults: contestFaults(fields, token.status === 'known' ? denomination : undefined),
    token,
    denomination,
  };
}
