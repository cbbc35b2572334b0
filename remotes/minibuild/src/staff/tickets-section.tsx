import { TicketDesk } from '@rainbow-rabbit/parts/console/desk';
import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { admitContestTickets, readContestBatch } from '@rainbow-rabbit/processes/minibuild/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from './session/contest-console';

/** Section: batches of tickets that are made, printed and handed out on this device. */
export function ContestTicketsSection() {
  const { t, ask, contest, info, front, madeName = '' } = useContestConsole();
  const { process } = contest;
  // The links of the contest that the app names need not name it.
  const named = useNetwork().processes?.minibuild === process ? '' : `contest=${process}&`;
  return (
    <Stack width="reading">
      {info.admission.by === 'anybody' && (
        <Notice tone="warning" title={t('staff.tickets.open')}>
          {t('staff.tickets.open-text')}
        </Notice>
      )}
      <TicketDesk
        area="minibuild"
        process={process}
        kind="contest"
        batches={info.admission.batches}
        isOver={info.phase === 'results'}
        name={front.texts?.name ?? madeName}
        fileName={`contest-${process.slice(0, 8)}`}
        linkStart={`${appUrlOf(window.location.href)}#/mini-build/signup?${named}t=`}
        ask={ask}
        admit={(batch, options) => admitContestTickets(contest, batch, options)}
        readBatch={(batch, options) => readContestBatch(contest, batch, options)}
      />
    </Stack>
  );
}
