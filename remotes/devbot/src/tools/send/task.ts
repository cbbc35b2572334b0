import type { BotTask } from '../../bot/task';

/** Sends a message to a process. */
export const sendTask: BotTask = {
  id: 'send',
  command: '/send',
  takesProcess: true,
  titleKey: 'task.send.title',
  aboutKey: 'task.send.about',
  load: async () => ({ default: (await import('./send-form')).SendForm }),
};
