import type { RabbitClient } from '../process/rabbit-client';
import type { EventInfo } from '../process/replies';
import { replySchemas } from '../process/replies';
import { type LiveReading, useReading } from '../reading/use-reading';

/** Announcements and phases should reach a venue within half a minute. */
const everyMs = 25_000;

/** The event's public state, kept up to date while the game is on the screen. */
export function useEventInfo(client: RabbitClient): LiveReading<EventInfo> {
  return useReading({
    key: `rainbow-rabbit.game.${client.process}.info`,
    schema: replySchemas.Info,
    read: client.info,
    everyMs,
  });
}
