import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { readCommunityInfo, setSource } from '@rainbow-rabbit/processes/community/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useGamesErrorText } from '../messages';
import { useFoundArcadeMessages } from './founding-messages';

type Sending = { status: 'idle' | 'sending' | 'done' } | { status: 'failed'; error: unknown };

/** Lets the community take the points of an arcade, for a wallet on its staff; says to everybody else who can. */
export function CountPoints({ arcade, community }: { arcade: ProcessId; community: ProcessId }) {
  const t = useFoundArcadeMessages();
  const errorText = useGamesErrorText();
  const ao = useAo();
  const { address, signer } = useStaff();
  const place = { ao, process: community };
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const { reading } = useLedgerReading(`staff ${community}`, (options) => readCommunityInfo(place, options));
  const info = valueOf(reading);
  if (!info)
    return reading.status === 'failed' ? <Notice tone="error">{errorText(reading.error)}</Notice> : null;
  if (!info.staff.includes(address)) return <p>{t('founding.ask')}</p>;

  const count = async () => {
    setSending({ status: 'sending' });
    const source = { kind: 'game', board: 'game-arcade', title: 'Arcade', on: true } as const;
    try {
      await setSource(place, { process: arcade, ...source, reason: 'Arcade made' }, keptBy(signer));
      setSending({ status: 'done' });
    } catch (error) {
      setSending({ status: 'failed', error });
    }
  };
  if (sending.status === 'done') return <Notice tone="success">{t('founding.counted')}</Notice>;
  return (
    <>
      <p>{t('founding.count-text')}</p>
      <Button variant="secondary" busy={sending.status === 'sending'} onClick={() => void count()}>
        {t('founding.count')}
      </Button>
      {sending.status === 'failed' && <Notice tone="error">{errorText(sending.error)}</Notice>}
    </>
  );
}
