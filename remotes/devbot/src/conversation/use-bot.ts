import { changeKept, keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useCallback, useState } from 'react';
import { clearCommand, parseCommand } from './domain/commands';
import {
  type BotAnswer,
  type Conversation,
  cleared,
  conversationSchema,
  noConversation,
  openTurn,
  setAside,
  type TaskAnswer,
  type Turn,
  withActive,
  withTask,
  withTurn,
} from './domain/conversation';
import { earlierLines, keepLine } from './earlier-lines';
import { keepTaskState, readTaskState } from './kept-task';
import { tasks } from './tasks';

const conversation = keptValue<Conversation>(['devbot', 'conversation'], conversationSchema, {
  absent: noConversation,
});

const hasKept = (turn: string) => readTaskState(turn) !== undefined;

/** Changes the conversation, and forgets the states of tasks that are no longer in it. */
function update(change: (now: Conversation) => Conversation): void {
  const before = conversation.read();
  changeKept(conversation, change);
  const left = new Set(conversation.read().turns.map(({ id }) => id));
  for (const { id } of before.turns) {
    if (!left.has(id)) keepTaskState(id, undefined);
  }
}

/** The conversation, and the acts of its person. */
export interface Bot {
  turns: readonly Turn[];
  /** The turn whose task is on the screen. */
  active: string | undefined;
  /** The turn that the last act led to, which takes the focus. */
  fresh: string | undefined;
  /** Answers a line. */
  say: (line: string) => void;
  /** Puts an open task on the screen. */
  goOn: (turn: string) => void;
  /** Takes the active task off the screen; it stays in the conversation if it kept anything. */
  close: () => void;
  /** Ends a task. */
  end: (turn: string, change: Pick<TaskAnswer, 'state' | 'result'>) => void;
}

/** Returns the conversation of this browser. */
export function useBot(): Bot {
  const { turns, active } = useKeptValue(conversation);
  const [fresh, setFresh] = useState<string>();

  const goOn = useCallback((turn: string) => {
    update((now) => withActive(now, turn, hasKept));
    setFresh(turn);
  }, []);

  const say = useCallback(
    (line: string) => {
      const text = line.trim();
      const command = parseCommand(text, tasks);
      if (command.kind === 'nothing') return;
      if (command.kind === 'clear') {
        update(cleared);
        earlierLines.write([]);
        setFresh(clearCommand);
        return;
      }
      keepLine(text);
      const begun = command.kind === 'task' && openTurn(conversation.read(), command);
      if (begun) {
        goOn(begun.id);
        return;
      }
      const answer: BotAnswer = command.kind === 'task' ? { ...command, state: 'open' } : command;
      const turn: Turn = { id: crypto.randomUUID(), text, answer };
      update((now) => withTurn(now, turn, hasKept));
      setFresh(turn.id);
    },
    [goOn],
  );

  const close = useCallback(() => {
    update((now) => setAside(now, hasKept));
    setFresh(undefined);
  }, []);

  const end = useCallback((turn: string, change: Pick<TaskAnswer, 'state' | 'result'>) => {
    keepTaskState(turn, undefined);
    update((now) => withTask(now, turn, change));
    setFresh(turn);
  }, []);

  return { turns, active, fresh, say, goOn, close, end };
}
