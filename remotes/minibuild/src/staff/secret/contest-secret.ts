import { type ProcessSecret, type SecretPlaceWords, useSecret } from '@rainbow-rabbit/parts/console/secret';
import { contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../acts/contest-console';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestFile: 'contest-file.unreadable' | 'contest-file.other-contest';
  }
}

/** Returns the secret of the contest in this browser (decision 115), and the words of the place for its file. */
export function useContestSecret(): { secret: ProcessSecret; words: SecretPlaceWords } {
  const { t, errorText, contest, front } = useContestConsole();
  const secret = useSecret({
    process: contest.process,
    contactKey: front.facts?.contactKey,
    contactKeyOf: async (bytes) => (await contestContactKey(bytes)).publicKey,
    codes: { unreadable: 'contest-file.unreadable', other: 'contest-file.other-contest' },
  });
  const words = {
    elsewhere: t('staff.file.elsewhere'),
    choose: t('staff.file.choose'),
    loading: t('staff.loading'),
    errorText,
  };
  return { secret, words };
}
