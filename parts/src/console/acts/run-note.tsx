import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';

/** The words of a consent to run a process from this device. */
interface RunWords {
  /** Says that acts of the day are sent without a question until the app is closed. */
  running: string;
  /** On the button that takes the consent back. */
  askAgain: string;
}

/** Says that the process is run from this device, and takes that back; nothing while the wallet asks for each act. */
export function RunNote({ process, words }: { process: ProcessId; words: RunWords }) {
  const { runs, endRun } = useWallet();
  if (!runs.includes(process)) return null;
  const end = (
    <Button variant="secondary" onClick={() => endRun(process)}>
      {words.askAgain}
    </Button>
  );
  return <Notice action={end}>{words.running}</Notice>;
}
