import type { BotTask } from '../../bot/task';

/** Asks a process without sending anything. */
export const readTask: BotTask = {
  id: 'read',
  command: '/read',
  takesProcess: true,
  titleKey: 'task.read.title',
  aboutKey: 'task.read.about',
  load: async () => ({ default: (await import('../../coming-task')).ComingTask }),
};
