import {
  type ProcessSecret,
  type SecretWords,
  secretWords,
  useSecret,
} from '@rainbow-rabbit/parts/console/secret';
import { contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../acts/contest-console';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestFile: 'contest-file.unreadable' | 'contest-file.other-contest';
  }
}

/** Returns the secret of the contest in this browser (decision 115), and its words. */
export function useContestSecret(): { secret: ProcessSecret; words: SecretWords } {
  const { t, errorText, contest, front } = useContestConsole();
  const secret = useSecret({
    process: contest.process,
    contactKey: front.facts?.contactKey,
    contactKeyOf: contestContactKey,
    codes: { unreadable: 'contest-file.unreadable', other: 'contest-file.other-contest' },
  });
  const words = secretWords((word) => t(`staff.file.${word}`), { loading: t('staff.loading'), errorText });
  return { secret, words };
}
