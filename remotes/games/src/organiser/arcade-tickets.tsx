import { type BatchAct, TicketDesk } from '@rainbow-rabbit/parts/console/desk';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import {
  admitArcadeTickets,
  type ProcessPlace,
  readArcadeBatch,
  readArcadeInfo,
} from '@rainbow-rabbit/processes/arcade/client';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { ActFailure } from '../live/act-failure';
import { LedgerState } from '../live/ledger-state';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useOrganiserMessages } from './organiser-messages';

interface ArcadeTicketsProps {
  arcade: ProcessPlace;
  /** Page that the links of tickets open, `/social/ph/games` for one. */
  path: string;
}

/** Batches of tickets of the arcade, which are made, printed and handed out on this device. */
export function ArcadeTickets({ arcade, path }: ArcadeTicketsProps) {
  const t = useOrganiserMessages();
  const { process } = arcade;
  const { reading, refresh } = useLedgerReading(`tickets ${process}`, (options) =>
    readArcadeInfo(arcade, options),
  );
  const info = valueOf(reading);
  const [done, setDone] = useState<string>();
  const { state, run } = useSending(useConnectedSigner()?.signer, browserOutbox);
  const ask = async ({ reason, done: sentence, send }: BatchAct<unknown>) => {
    setDone(undefined);
    if (!(await run(async (options) => void (await send(reason, options))))) return;
    setDone(sentence);
    void refresh();
  };
  return (
    <>
      <div role="status">{done && <Notice tone="success">{done}</Notice>}</div>
      <ActFailure state={state} />
      <LedgerState reading={reading} refresh={refresh} />
      {info && (
        <TicketDesk
          area="games"
          process={process}
          kind="arcade"
          batches={info.admission.batches}
          name={t('organiser.tickets-name')}
          fileName={`arcade-${process.slice(0, 8)}`}
          linkStart={`${appUrlOf(window.location.href)}#${path}?t=`}
          ask={(act) => void ask(act)}
          admit={(batch, options) => admitArcadeTickets(arcade, batch, options)}
          readBatch={(batch, options) => readArcadeBatch(arcade, batch, options)}
        />
      )}
    </>
  );
}
