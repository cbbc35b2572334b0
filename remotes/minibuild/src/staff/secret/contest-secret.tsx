import { type ConsoleSecret, useSecret } from '@rainbow-rabbit/parts/console/secret';
import { CodeScanner } from '@rainbow-rabbit/parts/scanner';
import { smallDecoder } from '@rainbow-rabbit/parts/scanner/small';
import { useScannerWords } from '@rainbow-rabbit/parts/scanner/words';
import { type Contest, contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ComponentProps } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestStaffMessages } from '../staff-messages';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestFile: 'contest-file.unreadable' | 'contest-file.other-contest';
  }
}

/** Returns the secret of a contest in this browser (decision 115). */
export function useContestSecret(
  process: ProcessId,
  front: Pick<Contest, 'facts'> | undefined,
): ConsoleSecret {
  const t = useContestStaffMessages();
  const secret = useSecret({
    process,
    contactKey: front?.facts?.contactKey,
    contactKeyOf: contestContactKey,
    codes: { unreadable: 'contest-file.unreadable', other: 'contest-file.other-contest' },
  });
  return { process, secret, word: (name) => t(`staff.file.${name}`), Scanner: HelperScanner };
}

function HelperScanner({ hint, onRead }: ComponentProps<ConsoleSecret['Scanner']>) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const texts = useScannerWords({ hint, help: () => t('staff.scanner.help'), errorText });
  return <CodeScanner decoders={smallDecoder} texts={texts} paused={false} onRead={onRead} />;
}
