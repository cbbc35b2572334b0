import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { useTask } from '@rainbow-rabbit/parts/task';
import { readCommunityInfo, setSource } from '@rainbow-rabbit/processes/community/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useGamesErrorText } from '../messages';
import { useFoundArcadeMessages } from './founding-messages';

/** Lets the community take the points of an arcade, for a wallet on its staff; says to everybody else who can. */
export function CountPoints({ arcade, community }: { arcade: ProcessId; community: ProcessId }) {
  const t = useFoundArcadeMessages();
  const errorText = useGamesErrorText();
  const ao = useAo();
  const { address, signer } = useStaff();
  const place = { ao, process: community };
  const { task, run } = useTask<unknown>();
  const { reading } = useLedgerReading(`staff ${community}`, (options) => readCommunityInfo(place, options));
  const info = valueOf(reading);
  if (!info)
    return reading.status === 'failed' ? <Notice tone="error">{errorText(reading.error)}</Notice> : null;
  if (!info.staff.includes(address)) return <p>{t('founding.ask')}</p>;

  const count = () => {
    const source = { kind: 'game', board: 'game-arcade', title: 'Arcade', on: true } as const;
    return setSource(place, { process: arcade, ...source, reason: 'Arcade made' }, keptBy(signer));
  };
  if (task.status === 'done') return <Notice tone="success">{t('founding.counted')}</Notice>;
  return (
    <>
      <p>{t('founding.count-text')}</p>
      <Button variant="secondary" busy={task.status === 'running'} onClick={() => void run(count)}>
        {t('founding.count')}
      </Button>
      {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
    </>
  );
}
