import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { hideTeamName } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../session/contest-console';

/** A team as far as a decision on its name needs it. */
interface NamedTeam {
  team: number;
  name: string;
}

/** Returns the decisions on the name of a team: to hide it, to show it again, and to leave it although it is flagged. */
export function useTeamNameActs(onActed: () => void) {
  const { t, ask, contest } = useContestConsole();
  const decide = (team: number, isHidden: boolean) =>
    ({
      send: (reason, options) => hideTeamName(contest, { reason, team, isHidden }, options),
      onDone: onActed,
    }) satisfies Pick<Parameters<typeof ask>[0], 'send' | 'onDone'>;
  return {
    hide: ({ team, name }: NamedTeam) =>
      ask({
        ...weighedAct((word) => t(`staff.names.hide.${word}`, { name, team }), ['reason-1', 'reason-2']),
        ...decide(team, true),
      }),
    show: ({ team }: NamedTeam) =>
      ask({
        reason: 'Name shown again',
        done: t('staff.names.show.done', { team }),
        ...decide(team, false),
      }),
    leave: ({ team }: NamedTeam) =>
      ask({
        reason: 'Flags answered: the name stays',
        done: t('staff.names.leave.done'),
        ...decide(team, false),
      }),
  };
}
