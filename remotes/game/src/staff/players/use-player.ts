import { type Me, type RabbitId, readRabbitWithCatches } from '@rainbow-rabbit/processes/rabbit/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useStaffEvent } from '../session/staff-event';

const playerEveryMs = 30_000;

/** Reads one player, with the newest claims on the player's rabbit, while the page is on the screen. */
export function usePlayerOf(number: RabbitId): LiveReading<Me> {
  const { rabbit } = useStaffEvent();
  return useReading({
    key: `${rabbit.process} ${number}`,
    everyMs: playerEveryMs,
    read: (options) => readRabbitWithCatches(rabbit, number, options),
  });
}
