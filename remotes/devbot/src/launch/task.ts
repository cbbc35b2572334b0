import type { BotTask } from '../bot/task';

/** Launches a token. */
export const launchTokenTask: BotTask = {
  id: 'launch-token',
  command: '/launch',
  words: ['token'],
  titleKey: 'task.launch-token.title',
  aboutKey: 'task.launch-token.about',
  load: async () => ({ default: (await import('../coming-task')).ComingTask }),
};
