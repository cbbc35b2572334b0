import { keptText } from '@rainbow-rabbit/parts/kept';
import { AppError } from '@rainbow-rabbit/shared/errors';

/** The longest state of a task, in characters of JSON. */
const maxTaskState = 256_000;

const textOf = (turn: string) => keptText(['devbot', 'task', turn]);

/** Returns the state that the task of a turn kept; undefined without one. */
export function readTaskState(turn: string): unknown {
  try {
    return JSON.parse(textOf(turn).read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the state of a turn's task; undefined forgets it.
 * @throws AppError `devbot.task-too-large`
 */
export function keepTaskState(turn: string, state: unknown): void {
  const json = state === undefined ? null : JSON.stringify(state);
  if (json && json.length > maxTaskState) throw new AppError('devbot.task-too-large');
  textOf(turn).write(json);
}
