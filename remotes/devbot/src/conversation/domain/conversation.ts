import * as v from 'valibot';

const shortText = v.pipe(v.string(), v.maxLength(4000));

const resultSchema = v.object({ path: shortText, title: shortText, text: v.optional(shortText) });

const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('help') }),
  v.object({ kind: v.literal('choice'), command: shortText }),
  v.object({ kind: v.literal('unknown'), guess: v.optional(shortText) }),
  v.object({
    kind: v.literal('task'),
    task: shortText,
    args: v.array(shortText),
    state: v.picklist(['open', 'done', 'cancelled']),
    result: v.optional(resultSchema),
  }),
]);

const turnSchema = v.object({ id: shortText, text: shortText, answer: answerSchema });

/** The schema of a kept conversation. */
export const conversationSchema = v.object({
  turns: v.array(turnSchema),
  /** The turn whose open task is on the screen. The others are set aside. */
  active: v.optional(shortText),
});

/** The answer of the bot to a line. */
export type BotAnswer = v.InferOutput<typeof answerSchema>;
/** A task in the conversation. */
export type TaskAnswer = Extract<BotAnswer, { kind: 'task' }>;
/** A line of the person, and the answer. */
export type Turn = v.InferOutput<typeof turnSchema>;
export type Conversation = v.InferOutput<typeof conversationSchema>;

export const noConversation: Conversation = { turns: [] };

/** The number of turns that are kept. Tasks that are open stay longer, as far as there is room. */
export const maxTurns = 30;

const isOpen = ({ answer }: Turn): boolean => answer.kind === 'task' && answer.state === 'open';

/** Returns the newest turns; among the older ones, those go first that are no open task. */
function newest(turns: readonly Turn[]): Turn[] {
  const surplus = turns.length - maxTurns;
  if (surplus <= 0) return [...turns];
  const closed = turns.filter((turn) => !isOpen(turn)).slice(0, surplus);
  return turns.filter((turn) => !closed.includes(turn)).slice(-maxTurns);
}

/**
 * Sets the active task aside: it stays if it has kept a state, since there is nothing to go on with otherwise.
 * @param hasKept returns true for a turn whose task has kept a state
 */
export function setAside({ turns, active }: Conversation, hasKept: (id: string) => boolean): Conversation {
  return { turns: turns.filter((one) => one.id !== active || !isOpen(one) || hasKept(one.id)) };
}

/**
 * Adds a turn. Answers in words make room for it: tasks alone stay. An open task becomes the active one; the task that was
 * active is set aside.
 */
export function withTurn(now: Conversation, turn: Turn, hasKept: (id: string) => boolean): Conversation {
  const isTask = isOpen(turn);
  const { turns, active } = isTask ? { ...setAside(now, hasKept), active: turn.id } : now;
  return { turns: newest([...turns.filter(({ answer }) => answer.kind === 'task'), turn]), active };
}

/** Puts an open task on the screen; the task that was there is set aside. */
export function withActive(now: Conversation, id: string, hasKept: (id: string) => boolean): Conversation {
  return now.active === id ? now : { ...setAside(now, hasKept), active: id };
}

/** Changes the task of one turn; a task that is no longer open is not the active one any more. */
export function withTask(
  { turns, active }: Conversation,
  id: string,
  change: Pick<TaskAnswer, 'state' | 'result'>,
): Conversation {
  const changed = turns.map((turn) =>
    turn.id === id && turn.answer.kind === 'task' ? { ...turn, answer: { ...turn.answer, ...change } } : turn,
  );
  return { turns: changed, ...(active === id && change.state !== 'open' ? {} : { active }) };
}

/** Removes everything but the tasks that are open. */
export const cleared = ({ turns, active }: Conversation): Conversation => ({
  turns: turns.filter(isOpen),
  active,
});

/** Returns the open turn with the same task and words, if there is one. */
export const openTurn = (
  { turns }: Conversation,
  { task, args }: Pick<TaskAnswer, 'task' | 'args'>,
): Turn | undefined =>
  turns.find(
    (turn) =>
      isOpen(turn) &&
      turn.answer.kind === 'task' &&
      turn.answer.task === task &&
      turn.answer.args.join('\n') === args.join('\n'),
  );
