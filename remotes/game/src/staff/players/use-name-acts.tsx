import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { hideName, type Player } from '@rainbow-rabbit/processes/rabbit/client';
import { useEventConsole } from '../session/use-event-console';

/** A player as far as a decision on the nickname needs it. */
type Named = Pick<Player, 'rabbit' | 'nickname'>;

/**
 * Returns the decisions on a player's nickname: to hide it, to show it again, and to leave it although it is reported.
 * @param onActed reads anew what shows the name
 */
export function useNameActs(onActed: () => void) {
  const { t, ask, rabbit: event } = useEventConsole();
  const decide = (isHidden: boolean, rabbit: Player['rabbit']) =>
    ({
      send: (reason, options) => hideName(event, { reason, rabbit, isHidden }, options),
      onDone: onActed,
    }) satisfies Pick<Parameters<typeof ask>[0], 'send' | 'onDone'>;
  return {
    hide: ({ rabbit, nickname }: Named) =>
      ask({
        ...weighedAct(
          (word) => t(`staff.players.hide.${word}`, { nickname, rabbit }),
          ['reason-1', 'reason-2'],
        ),
        ...decide(true, rabbit),
      }),
    show: ({ rabbit }: Named) =>
      ask({
        reason: 'Nickname shown again',
        done: t('staff.players.show.done', { rabbit }),
        ...decide(false, rabbit),
      }),
    keep: ({ rabbit }: Named) =>
      ask({
        reason: 'Reports answered: the nickname stays',
        done: t('staff.names.keep.done', { rabbit }),
        ...decide(false, rabbit),
      }),
  };
}
