import { AskedKeepsakes, useOwnKeepsakes } from '@rainbow-rabbit/parts/keepsakes';
import {
  askForMeetUpKeepsake,
  type OwnMeetUp,
  type ProcessPlace,
  readOwnMeetUps,
} from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice } from '@rainbow-rabbit/shared/ui';
import type { Member } from '../community/use-member';
import { useSocialErrorText } from '../messages';
import styles from './live-meet-up.module.css';
import { useOpenMeetUpMessages } from './open-meet-up-messages';

interface AttendanceKeepsakeProps {
  community: ProcessPlace;
  meetUp: number;
  member: Member;
  own: Reading<OwnMeetUp>;
}

/** The keepsake of somebody who attended a meet-up that is over. */
export function AttendanceKeepsake({ community, meetUp, member, own }: AttendanceKeepsakeProps) {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  const { address, signer } = member;
  const { keepsakes, state } = useOwnKeepsakes({
    key: valueOf(own)?.keepsake && `${community.process} ${meetUp} ${address}`,
    signer,
    read: async (options) => {
      const places = await readOwnMeetUps(community, { ids: [meetUp], address }, options);
      return { rows: [...places.values()].flatMap(({ keepsake }) => keepsake ?? []) };
    },
    ask: (_, options) => askForMeetUpKeepsake(community, meetUp, options),
    titleOf: () => t('keepsake.attendance'),
  });
  if (keepsakes.length === 0) return null;
  const hasFailed = 'error' in state && !hasCode(state.error, 'wallet.declined');
  return (
    <section className={styles.acts} aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">{t('keepsake.title')}</h3>
      <p>{t('keepsake.text')}</p>
      <AskedKeepsakes keepsakes={keepsakes} wordOf={(name) => t(`keepsake.${name}`)} />
      {hasFailed && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}
