import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useInvitation } from './use-invitation';
import { useTeam } from './use-team';

/** Says to somebody who came by a team's link, and has to sign up first, that the team waits. */
export function InvitedNote() {
  const t = useMessages();
  const { invitation } = useInvitation();
  const team = valueOf(useTeam(invitation?.team).reading);
  if (!invitation) return null;
  return (
    <Notice title={team ? t('team.invited', { name: team.name }) : t('team.invited-somewhere')}>
      {t('team.invited.sign-up')}
    </Notice>
  );
}
