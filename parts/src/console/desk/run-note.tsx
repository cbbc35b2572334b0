import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useDeskMessages } from './desk-messages';

interface RunNoteProps {
  process: ProcessId;
  /** Says that acts of the day are sent without a question until the app is closed. */
  running: string;
}

/** Says that the process is run from this device, and takes that back; nothing while the wallet asks for each act. */
export function RunNote({ process, running }: RunNoteProps) {
  const t = useDeskMessages();
  const { runs, endRun } = useWallet();
  if (!runs.includes(process)) return null;
  const end = (
    <Button variant="secondary" onClick={() => endRun(process)}>
      {t('acts.ask-again')}
    </Button>
  );
  return <Notice action={end}>{running}</Notice>;
}
