import type { BotTask } from '../bot/task';
import { addTermsMessages } from '../terms/terms-messages';

/** Launches a token. */
export const launchTokenTask: BotTask = {
  id: 'launch-token',
  command: '/launch',
  words: ['token'],
  titleKey: 'task.launch-token.title',
  aboutKey: 'task.launch-token.about',
  load: async () => {
    const { addLaunchMessages } = await import('./launch-messages');
    const [{ TokenLaunch }] = await Promise.all([
      import('./token-launch'),
      addLaunchMessages(),
      addTermsMessages(),
    ]);
    return { default: TokenLaunch };
  },
};
