import type { BotTask } from '../bot/task';
import { addTermsMessages } from '../terms/terms-messages';

/** Launches a memecoin. */
export const launchMemecoinTask: BotTask = {
  id: 'launch-memecoin',
  command: '/launch',
  words: ['memecoin'],
  titleKey: 'task.launch-memecoin.title',
  aboutKey: 'task.launch-memecoin.about',
  load: async () => {
    const [{ MemecoinLaunch }] = await Promise.all([import('./memecoin-launch'), addTermsMessages()]);
    return { default: MemecoinLaunch };
  },
};
