import { TicketDesk } from '@rainbow-rabbit/parts/console/desk';
import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { admitTickets, readBatch } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useEventEntry } from '../session/event-entry';
import { useEventConsole } from '../session/use-event-console';
import { joiningLinkStart } from './joining-link-start';

/** Section: batches of tickets that are made, printed and handed out on this device. */
export function TicketsSection() {
  const { t, ask, rabbit, info } = useEventConsole();
  return (
    <Stack width="reading">
      {info.admission === 'open' && (
        <Notice tone="warning" title={t('staff.tickets.open')}>
          {t('staff.tickets.open-text')}
        </Notice>
      )}
      <TicketDesk
        area="game"
        process={rabbit.process}
        kind="event"
        batches={info.batches}
        isOver={info.phase === 'ended'}
        name={info.name ?? ''}
        fileName={info.slug ?? ''}
        linkStart={joiningLinkStart(appUrlOf(window.location.href), useEventEntry())}
        ask={ask}
        admit={(batch, options) => admitTickets(rabbit, batch, options)}
        readBatch={(batch, options) => readBatch(rabbit, batch, options)}
      />
    </Stack>
  );
}
