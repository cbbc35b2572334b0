import { type ProcessSecret, type SecretWords, useSecret } from '@rainbow-rabbit/parts/console/secret';
import { type Contest, contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useMiniBuildErrorText } from '../../messages';
import { useContestStaffMessages } from '../staff-messages';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestFile: 'contest-file.unreadable' | 'contest-file.other-contest';
  }
}

/** Returns the secret of a contest in this browser (decision 115). */
export const useContestSecret = (
  process: ProcessId,
  front: Pick<Contest, 'facts'> | undefined,
): ProcessSecret =>
  useSecret({
    process,
    contactKey: front?.facts?.contactKey,
    contactKeyOf: contestContactKey,
    codes: { unreadable: 'contest-file.unreadable', other: 'contest-file.other-contest' },
  });

/** Returns the words of a contest's secret. */
export function useContestSecretWords(): SecretWords {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  return { word: (name) => t(`staff.file.${name}`), errorText };
}
