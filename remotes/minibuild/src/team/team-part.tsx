import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContest } from '../contest/use-contest';
import { useMessages } from '../messages';
import type { Invitation } from './invitation.domain';
import { InvitationCard } from './invitation-card';
import { NoTeam } from './no-team';
import { OwnTeam } from './own-team';
import { useInvitation } from './use-invitation';

interface TeamPartProps {
  mine: Mine;
  person: NonNullable<Mine['person']>;
}

/** The team of a person who has signed up, or the ways to one while teams can change. */
export function TeamPart({ mine: { team }, person: { person } }: TeamPartProps) {
  const t = useMessages();
  const { contest, phase } = useContest();
  const linked = useInvitation();
  const [pasted, setPasted] = useState<Invitation>();
  const canChange = phase === 'signUp' || phase === 'building';
  const teamSize = contest?.facts?.teamSize ?? 1;
  const invitation = pasted ?? linked.invitation;
  const drop = () => {
    setPasted(undefined);
    linked.drop();
  };
  if (team)
    return (
      <>
        {canChange && invitation && invitation.team !== team.team && (
          <Notice tone="warning">{t('team.leave-first')}</Notice>
        )}
        <OwnTeam team={team} person={person} teamSize={teamSize} canChange={canChange} />
      </>
    );
  if (!canChange) return null;
  if (invitation) return <InvitationCard invitation={invitation} onDone={drop} />;
  return <NoTeam teamSize={teamSize} onInvited={setPasted} />;
}
