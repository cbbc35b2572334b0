import { createContext, useContext } from 'react';
import type { Bot } from './use-bot';

/** The bot of the page. */
export const BotContext = createContext<Bot | undefined>(undefined);

/**
 * Returns the bot of the page.
 * @throws Error outside of the bot's page
 */
export function useBotOfPage(): Bot {
  const bot = useContext(BotContext);
  if (!bot) throw new Error('There is no bot around this component.');
  return bot;
}
