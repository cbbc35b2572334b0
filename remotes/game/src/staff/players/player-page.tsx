import { BackLink, Stack } from '@rainbow-rabbit/parts/console/layout';
import { Loading, ReadFailure } from '@rainbow-rabbit/parts/console/list';
import {
  type Me,
  type Player,
  type RabbitId,
  readRabbitWithCatches,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type LiveReading, useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { PlayerActs } from './player-acts';
import { PlayerHead } from './player-head';
import { PlayerCatches, PlayerColours } from './player-scans';

/** One player: who it is, the colours with their scans, and the acts. */
export function PlayerPage({ rabbit }: { rabbit: RabbitId }) {
  const { t } = useEventConsole();
  const { reading, refresh } = usePlayerOf(rabbit);
  const me = valueOf(reading);
  const back = useRef<HTMLAnchorElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <Stack>
      <BackLink to="?" ref={back}>
        {t('staff.players.all')}
      </BackLink>
      {reading.status === 'loading' && <Loading />}
      {(reading.status === 'failed' || reading.status === 'stale') && (
        <ReadFailure error={reading.error} reload={() => void refresh()} />
      )}
      {me && !me.registered && (
        <Notice title={t('staff.players.nobody', { rabbit })}>{t('staff.players.nobody-text')}</Notice>
      )}
      {me?.registered && <PlayerCards player={me} onActed={refresh} />}
    </Stack>
  );
}

function PlayerCards({ player, onActed }: { player: Player; onActed: () => void }) {
  return (
    <>
      <Card tone="raised">
        <PlayerHead player={player} />
        <PlayerActs player={player} onActed={onActed} />
      </Card>
      <div className={cards.cards}>
        <Card>
          <PlayerColours player={player} onActed={onActed} />
        </Card>
        <Card>
          <PlayerCatches caught={player.caught ?? []} given={player.given} />
        </Card>
      </div>
    </>
  );
}

const playerEveryMs = 30_000;

/** Reads one player, with the newest claims on the player's rabbit, while the page is on the screen. */
function usePlayerOf(number: RabbitId): LiveReading<Me> {
  const { rabbit } = useStaffEvent();
  return useReading({
    key: `${rabbit.process} ${number}`,
    everyMs: playerEveryMs,
    read: (options) => readRabbitWithCatches(rabbit, number, options),
  });
}
