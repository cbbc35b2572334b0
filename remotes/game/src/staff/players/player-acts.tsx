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
              ...(act === 'unban'
                ? { reason: 'Ban taken back' }
                : {
                    title: t(`staff.players.${act}.ask`, { nickname }),
                    effect: <p>{t(`staff.players.${act}.effect`, { nickname, rabbit })}</p>,
                    confirm: t(`staff.players.${act}.act`),
                    suggestions: [
                      t(`staff.players.${act}.reason-1`),
                      // The last one reveals no role.
                      ...(act === 'ban'
                        ? [t('staff.players.ban.reason-2'), t('staff.players.ban.reason-3')]
                        : []),
                    ],
                  }),
              done: t(`staff.players.${act}.done`, { nickname }),
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
