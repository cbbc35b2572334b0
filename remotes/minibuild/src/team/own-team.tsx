import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, Card, Dialog, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import styles from '../contest/panel.module.css';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages } from '../messages';
import { InviteCard } from './invite-card';
import { SeekForm } from './seek-form';
import teamStyles from './team.module.css';
import { sendLeave } from './team-acts';

interface OwnTeamProps {
  team: NonNullable<Mine['team']>;
  /** Number of the person whose page this is. */
  person: number;
  teamSize: number;
  /** False once teams no longer change. */
  canChange: boolean;
}

/** The own team: its members, the link for further ones, and the ways out of it. */
export function OwnTeam({ team, person, teamSize, canChange }: OwnTeamProps) {
  const t = useMessages();
  const { state, run } = useOwnAct(sendLeave);
  /** The number of the member who is about to go; the own one means leaving. */
  const [going, setGoing] = useState<number>();
  const isCaptain = team.captain === person;
  const goingName = team.members.find((member) => member.person === going)?.nickname ?? '';
  const leave = async () => {
    if (await run(going === person ? undefined : going)) setGoing(undefined);
  };
  const question = questionOf({ isSelf: going === person, isLast: team.members.length === 1 });
  return (
    <Card>
      <div className={styles.stack}>
        <h2>{t('team.of', { name: team.name })}</h2>
        {team.hiddenFor !== undefined && (
          <Notice tone="warning" title={t('team.name-hidden')}>
            <p>
              <bdi>{team.hiddenFor}</bdi>
            </p>
            <p>{t('team.name-hidden.text', { name: team.name })}</p>
          </Notice>
        )}
        <ul className={teamStyles.members} aria-label={t('team.members')}>
          {team.members.map((member) => (
            <li key={member.person} className={teamStyles.member}>
              <span className={teamStyles.name}>
                <bdi>{member.nickname}</bdi>
                {member.person === team.captain && (
                  <small className={teamStyles.role}>{t('team.captain')}</small>
                )}
                {member.person === person && <small className={teamStyles.role}>{t('team.you')}</small>}
              </span>
              {canChange && isCaptain && member.person !== person && (
                <Button
                  variant="quiet"
                  aria-label={t('team.remove-of', { name: member.nickname })}
                  onClick={() => setGoing(member.person)}
                >
                  {t('team.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {canChange && isCaptain && team.members.length < teamSize && (
          <>
            <InviteCard team={team} teamSize={teamSize} />
            <SeekForm seeking={team.seeking} />
          </>
        )}
        {canChange && (
          <div>
            <Button variant="quiet" onClick={() => setGoing(person)}>
              {t('team.leave')}
            </Button>
          </div>
        )}
        {going === undefined && 'error' in state && <OwnActNotice state={state} />}
        {going !== undefined && (
          <Dialog
            title={going === person ? t('team.leave') : t('team.remove-of', { name: goingName })}
            onClose={() => setGoing(undefined)}
          >
            <div className={styles.stack}>
              <p>{t(question, { name: goingName })}</p>
              <OwnActNotice state={state} />
              <Button variant="danger" busy={state.status === 'sending'} onClick={() => void leave()}>
                {going === person ? t('team.leave') : t('team.remove')}
              </Button>
            </div>
          </Dialog>
        )}
      </div>
    </Card>
  );
}

function questionOf({ isSelf, isLast }: { isSelf: boolean; isLast: boolean }) {
  if (!isSelf) return 'team.remove.ask';
  return isLast ? 'team.leave.ask-last' : 'team.leave.ask';
}
