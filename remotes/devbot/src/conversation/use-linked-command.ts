import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect } from 'react';
import { commandParameter } from '../bot/command-path';
import { parseCommand } from './domain/commands';
import { tasks } from './tasks';
import type { Bot } from './use-bot';

/**
 * Begins the command that the page's link names, once: the link is then that of the conversation. A link can't clear the
 * conversation, since anybody may have made it.
 */
export function useLinkedCommand(say: Bot['say']): void {
  const [query, setQuery] = useSearchParams();
  const command = query.get(commandParameter);
  useEffect(() => {
    if (command === null) return;
    setQuery(
      (now) => {
        const left = new URLSearchParams(now);
        left.delete(commandParameter);
        return left;
      },
      { replace: true },
    );
    if (parseCommand(command, tasks).kind !== 'clear') say(command);
  }, [command, say, setQuery]);
}
