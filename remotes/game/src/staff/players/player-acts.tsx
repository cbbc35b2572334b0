import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { Row } from '@rainbow-rabbit/parts/console/layout';
import { banPlayer, type Player, removePlayer, unbanPlayer } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { useNameActs } from './use-name-acts';

const senders = { ban: banPlayer, unban: unbanPlayer, remove: removePlayer };

/** The acts on one player. */
export function PlayerActs({ player, onActed }: { player: Player; onActed: () => void }) {
  const { t, ask, rabbit: event } = useEventConsole();
  const names = useNameActs(onActed);
  const { rabbit, nickname, banned, hiddenFor } = player;
  const who = { nickname, rabbit };
  const wordsOf = {
    // The last reason reveals no role.
    ban: () =>
      weighedAct((word) => t(`staff.players.ban.${word}`, who), ['reason-1', 'reason-2', 'reason-3']),
    unban: () => ({ reason: 'Ban taken back', done: t('staff.players.unban.done', who) }),
    remove: () => weighedAct((word) => t(`staff.players.remove.${word}`, who), ['reason-1']),
  };
  const acts = banned ? (['unban', 'remove'] as const) : (['ban', 'remove'] as const);
  const nameAct = hiddenFor === undefined ? 'hide' : 'show';
  return (
    <Row>
      <Button variant="secondary" onClick={() => names[nameAct](player)}>
        {t(`staff.players.${nameAct}.act`)}
      </Button>
      {acts.map((act) => (
        <Button
          key={act}
          variant="secondary"
          onClick={() =>
            ask({
              ...wordsOf[act](),
              send: (reason, options) => senders[act](event, { reason, rabbit }, options),
              onDone: onActed,
            })
          }
        >
          {t(`staff.players.${act}.act`)}
        </Button>
      ))}
    </Row>
  );
}
