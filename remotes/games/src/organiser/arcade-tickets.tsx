import {
  type AskForBatch,
  TicketDesk,
  TicketDeskContext,
  useBatchStore,
} from '@rainbow-rabbit/parts/console/tickets';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import {
  admitArcadeTickets,
  type ProcessPlace,
  readArcadeBatch,
  readArcadeInfo,
} from '@rainbow-rabbit/processes/arcade/client';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { LedgerState } from '../live/ledger-state';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useGamesErrorText } from '../messages';
import { ArcadeActDialog } from './act-dialog';
import { useOrganiserMessages } from './organiser-messages';

interface ArcadeTicketsProps {
  arcade: ProcessPlace;
  /** Page that the links of tickets open, `/social/ph/games` for one. */
  path: string;
}

/** Batches of tickets of the arcade, which are made, printed and handed out on this device. */
export function ArcadeTickets({ arcade, path }: ArcadeTicketsProps) {
  const t = useOrganiserMessages();
  const errorText = useGamesErrorText();
  const { process } = arcade;
  const { reading, refresh } = useLedgerReading(`tickets ${process}`, (options) =>
    readArcadeInfo(arcade, options),
  );
  const info = valueOf(reading);
  const [asked, setAsked] = useState<AskForBatch>();
  const store = useBatchStore('games', process);
  return (
    <>
      <LedgerState reading={reading} refresh={refresh} />
      {info && (
        <TicketDeskContext
          value={{
            process,
            kind: 'arcade',
            batches: info.admission.batches,
            isOver: false,
            name: t('organiser.tickets-name'),
            fileName: `arcade-${process.slice(0, 8)}`,
            linkStart: `${appUrlOf(window.location.href)}#${path}?t=`,
            store,
            words: (word, values) => t(`organiser.tickets.${word}`, values),
            errorText,
            blocked: 'tickets.blocked',
            ask: setAsked,
            readBatch: (batch, options) => readArcadeBatch(arcade, batch, options),
          }}
        >
          <TicketDesk />
        </TicketDeskContext>
      )}
      {asked && (
        <ArcadeActDialog
          act={{
            title: asked.title,
            text: asked.effect,
            start: {},
            fields: [],
            go: () => asked.confirm,
            send: async (_, reason, options) => {
              await asked.before?.();
              await admitArcadeTickets(arcade, { ...asked.batch, reason }, options);
            },
          }}
          onDone={() => void refresh()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
