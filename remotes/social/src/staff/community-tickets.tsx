import { ReasonSheet } from '@rainbow-rabbit/parts/console/reason-sheet';
import {
  type AskForBatch,
  TicketDesk,
  TicketDeskContext,
  useBatchStore,
} from '@rainbow-rabbit/parts/console/tickets';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import {
  admitCommunityTickets,
  maxReasonLength,
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
import { useSocialErrorText } from '../messages';
import styles from './act-form.module.css';
import { useCommunityStaffMessages } from './staff-messages';

/** The time between two readings of the batches that the community has. */
const everyMs = 300_000;

/** The tickets of the community: batches that are made, printed and handed out on this device. */
export function CommunityTickets({ community }: { community: ProcessPlace }) {
  const t = useCommunityStaffMessages();
  const errorText = useSocialErrorText();
  const { process } = community;
  const [asked, setAsked] = useState<AskForBatch>();
  const { reading, refresh } = useReading({
    key: `tickets ${process}`,
    everyMs: useWakingInterval(everyMs),
    read: (options) => readCommunityInfo(community, options),
  });
  const info = valueOf(reading);
  const store = useBatchStore('social', process);
  return (
    <FoldedPart className={styles.act} labelClass={styles.title} label={t('staff.tickets')}>
      <div className={styles.form}>
        <p>{t('staff.tickets.text')}</p>
        <ReadingState reading={reading} refresh={() => void refresh()} />
        {info?.admission.by === 'anybody' && <Notice tone="warning">{t('staff.tickets.open')}</Notice>}
        {info && (
          <TicketDeskContext
            value={{
              process,
              kind: 'community',
              batches: info.admission.batches,
              isOver: false,
              name: t('staff.tickets.name'),
              fileName: `community-${process.slice(0, 8)}`,
              linkStart: `${appUrlOf(window.location.href)}#/social/claim?t=`,
              store,
              words: (word, values) => t(`staff.tickets.${word}`, values),
              errorText,
              blocked: 'tickets.blocked',
              ask: setAsked,
              readBatch: (batch, options) => readCommunityBatch(community, batch, options),
            }}
          >
            <TicketDesk />
          </TicketDeskContext>
        )}
      </div>
      {asked && (
        <AskedBatch
          community={community}
          asked={asked}
          onDone={() => void refresh()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FoldedPart>
  );
}

interface AskedBatchProps {
  community: ProcessPlace;
  asked: AskForBatch;
  onDone: () => void;
  onClose: () => void;
}

/** The sheet of the act that adds a batch. */
function AskedBatch({ community, asked, onDone, onClose }: AskedBatchProps) {
  const t = useCommunityStaffMessages();
  const signer = useMember()?.signer;
  const { state, run } = useAct(async (reason: string) => {
    if (!signer) return;
    await asked.before?.();
    await admitCommunityTickets(community, { ...asked.batch, reason }, keptBy(signer));
    onDone();
    onClose();
  });
  const isSending = state.status === 'sending';
  return (
    <ReasonSheet
      title={asked.title}
      effect={<p>{asked.effect}</p>}
      reason={{
        label: t('staff.reason'),
        hint: t('staff.reason.hint'),
        missing: t('staff.wrong'),
        maxLength: maxReasonLength,
        suggestions: [asked.reason],
      }}
      send={asked.confirm}
      cancel={t('staff.tickets.cancel')}
      isSending={isSending}
      isFixed={isSending}
      onSend={(reason) => void run(reason)}
      onClose={onClose}
    >
      <ActNotice state={state} done={asked.done} />
    </ReasonSheet>
  );
}
