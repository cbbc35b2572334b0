import { type BatchAct, TicketDesk } from '@rainbow-rabbit/parts/console/desk';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import {
  admitCommunityTickets,
  type ProcessPlace,
  readCommunityBatch,
  readCommunityInfo,
} from '@rainbow-rabbit/processes/community/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMember } from '../community/use-member';
import { ActNotice } from '../live/act-notice';
import { ReadingState } from '../live/reading-state';
import { useAct } from '../live/use-act';
import styles from './act-form.module.css';
import { useCommunityStaffMessages } from './staff-messages';

/** The time between two readings of the batches that the community has. */
const everyMs = 300_000;

/** The tickets of the community: batches that are made, printed and handed out on this device. */
export function CommunityTickets({ community }: { community: ProcessPlace }) {
  const t = useCommunityStaffMessages();
  const { process } = community;
  const signer = useMember()?.signer;
  const [done, setDone] = useState('');
  const { reading, refresh } = useReading({
    key: `tickets ${process}`,
    everyMs: useWakingInterval(everyMs),
    read: (options) => readCommunityInfo(community, options),
  });
  const info = valueOf(reading);
  const { state, run } = useAct(async (asked: BatchAct<unknown>) => {
    if (!signer) return;
    await asked.send(asked.reason, keptBy(signer));
    setDone(asked.done);
    void refresh();
  });
  return (
    <FoldedPart className={styles.act} labelClass={styles.title} label={t('staff.tickets')}>
      <div className={styles.form}>
        <p>{t('staff.tickets.text')}</p>
        <ReadingState reading={reading} refresh={() => void refresh()} />
        {info?.admission.by === 'anybody' && <Notice tone="warning">{t('staff.tickets.open')}</Notice>}
        {info && (
          <>
            <ActNotice state={state} done={done} />
            <TicketDesk
              area="social"
              process={process}
              kind="community"
              batches={info.admission.batches}
              name={t('staff.tickets.name')}
              fileName={`community-${process.slice(0, 8)}`}
              linkStart={`${appUrlOf(window.location.href)}#/social/claim?t=`}
              ask={(asked) => void run(asked)}
              admit={(batch, options) => admitCommunityTickets(community, batch, options)}
              readBatch={(batch, options) => readCommunityBatch(community, batch, options)}
            />
          </>
        )}
      </div>
    </FoldedPart>
  );
}
