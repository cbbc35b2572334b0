import { AskedKeepsake, KeepsakeList } from '@rainbow-rabbit/parts/keepsakes';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import {
  askForMeetUpKeepsake,
  type OwnMeetUp,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice } from '@rainbow-rabbit/shared/ui';
import type { Member } from '../community/use-member';
import { useSocialErrorText } from '../messages';
import styles from './live-meet-up.module.css';
import { useOpenMeetUpMessages } from './open-meet-up-messages';

interface AttendanceKeepsakeProps {
  community: ProcessPlace;
  member: Member;
  own: LiveReading<OwnMeetUp>;
}

/** The keepsake of somebody who attended a meet-up that is over. */
export function AttendanceKeepsake({ community, member, own }: AttendanceKeepsakeProps) {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  const { state, run } = useSending(member.signer, browserOutbox);
  const hasFailed = 'error' in state && !hasCode(state.error, 'wallet.declined');
  const place = valueOf(own.reading);
  if (!place?.keepsake) return null;
  return (
    <section className={styles.acts} aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">{t('keepsake.title')}</h3>
      <p>{t('keepsake.text')}</p>
      <KeepsakeList>
        <AskedKeepsake
          title={t('keepsake.attendance')}
          keepsake={place.keepsake}
          words={{ get: t('keepsake.get'), again: t('keepsake.again'), making: t('keepsake.making') }}
          canAsk
          isSending={state.status === 'sending'}
          onAsk={async () => {
            const isDone = await run((options) => askForMeetUpKeepsake(community, place.id, options));
            if (isDone) await own.refresh();
          }}
        />
      </KeepsakeList>
      {hasFailed && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}
