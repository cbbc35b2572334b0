import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { ContestState } from '../contest/contest-state';
import { OwnActNotice } from '../contest/own-act-notice';
import styles from '../contest/panel.module.css';
import { useContest } from '../contest/use-contest';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages } from '../messages';
import type { Invitation } from './invitation.domain';
import { sendJoin } from './team-acts';
import { useTeam } from './use-team';

interface JoinCardProps {
  invitation: Invitation;
  /** Called once the person is in the team, or has put the invitation aside. */
  onDone: () => void;
}

/** A team to which a link invites: who is in it, and the button that joins. */
export function InvitationCard({ invitation, onDone }: JoinCardProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const { contest } = useContest();
  const teamSize = contest?.facts?.teamSize ?? 1;
  const { reading, refresh } = useTeam(invitation.team);
  const team = valueOf(reading);
  const { state, run } = useOwnAct(sendJoin);
  const join = async () => {
    if (await run(invitation, teamSize)) onDone();
    else await refresh();
  };
  if (!team) return <ContestState reading={reading} refresh={refresh} />;
  const isFull = team.members.length >= teamSize;
  const names = new Intl.ListFormat(iso, { type: 'conjunction' }).format(
    team.members.map(({ nickname }) => nickname),
  );
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <h2>{t('team.invited', { name: team.name })}</h2>
        <p>{t('team.members-are', { names })}</p>
        {isFull && <p>{t('error.team.full')}</p>}
        <OwnActNotice state={state} />
        <div className={styles.row}>
          {!isFull && (
            <Button busy={state.status === 'sending'} onClick={() => void join()}>
              {t('team.join')}
            </Button>
          )}
          <Button variant="quiet" onClick={onDone}>
            {t('team.not-now')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
