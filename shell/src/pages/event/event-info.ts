import type { AoClient } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { colours } from '@rainbow-rabbit/shared/ui';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const infoSchema = v.object({
  phase: v.picklist(['draft', 'open', 'running', 'paused', 'ended']),
  players: count,
  scans: count,
  rainbows: count,
  latestRainbows: v.array(v.object({ rabbit: count, nickname: v.string(), block: count, at: count })),
  announcements: v.array(v.object({ text: v.string(), at: count })),
  staff: v.array(v.string()),
});

/** What anybody may read of an event (docs/protocol.md, `Info`), as far as the shell shows it. Times in Unix ms. */
export type EventInfo = v.InferOutput<typeof infoSchema>;

const boardSchema = v.object({
  total: count,
  rows: v.array(
    v.object({
      rank: count,
      rabbit: count,
      nickname: v.string(),
      colour: v.picklist(colours),
      colours: v.array(v.picklist(colours)),
    }),
  ),
});

/** The first places of an event (docs/protocol.md, `Leaderboard`). */
export type Board = v.InferOutput<typeof boardSchema>;

interface ReadOptions {
  signal?: AbortSignal;
  maxAgeMs?: number;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

async function read<T>(
  ao: AoClient,
  { process }: EventEntry,
  query: { action: string; data?: object; schema: v.GenericSchema<unknown, T> },
  options: ReadOptions,
): Promise<T> {
  const { action, data, schema } = query;
  const message = {
    process,
    tags: [{ name: 'Action', value: action }],
    ...(data && { data: JSON.stringify(data) }),
  };
  const { Messages } = await ao.read(message, options);
  const reply = Messages.find(({ Tags }) =>
    Tags.some((tag) => tag.name === 'Action' && tag.value === action),
  );
  const parsed = v.safeParse(schema, jsonOf(reply?.Data));
  if (!parsed.success) throw new AppError('event.unreadable', { cause: parsed.issues, retryable: true });
  return parsed.output;
}

/**
 * Reads an event's phase, numbers and news.
 * @throws AppError `event.unreadable`, `ao.*`
 */
export function readInfo(ao: AoClient, event: EventEntry, options: ReadOptions = {}): Promise<EventInfo> {
  return read(ao, event, { action: 'Info', schema: infoSchema }, options);
}

/**
 * Reads an event's first places.
 * @throws AppError `event.unreadable`, `ao.*`
 */
export function readBoard(
  ao: AoClient,
  event: EventEntry,
  { limit, ...options }: ReadOptions & { limit: number },
): Promise<Board> {
  return read(ao, event, { action: 'Leaderboard', data: { offset: 0, limit }, schema: boardSchema }, options);
}
