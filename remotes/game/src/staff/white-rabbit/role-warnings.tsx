import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import { isOut } from './domain/is-out';
import { HeldNames } from './held-names';
import type { RoleFacts } from './read-role-facts';

/** Says if somebody who got the key in an envelope could win with it, and what to do. It names nobody unasked. */
export function RoleWarnings({ facts: { answered, player } }: { facts: RoleFacts }) {
  const t = useStaffMessages();
  if (answered.length > 0) {
    return (
      <>
        <Notice tone="error" title={t('staff.role.check.answered')}>
          {t('staff.role.check.answered-text')}
        </Notice>
        <HeldNames players={answered} />
      </>
    );
  }
  const isComplete = player?.count === rabbitColours.length && !isOut(player);
  return (
    <>
      <Notice tone="success">{t('staff.role.check.no-answer')}</Notice>
      {isComplete && <Notice tone="warning">{t('staff.role.check.complete')}</Notice>}
    </>
  );
}
