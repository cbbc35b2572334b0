import type { BotTask } from '../bot/task';

/** Launches a token. */
export const launchTokenTask: BotTask = {
  id: 'launch-token',
  command: '/launch',
  words: ['token'],
  titleKey: 'task.launch-token.title',
  aboutKey: 'task.launch-token.about',
  load: async () => {
    const { addLaunchMessages } = await import('./launch-messages');
    const [{ TokenLaunch }] = await Promise.all([import('./token-launch'), addLaunchMessages()]);
    return { default: TokenLaunch };
  },
};
