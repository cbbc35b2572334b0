import type { BotTask } from '../bot/task';

/** Shows a process. */
export const inspectTask: BotTask = {
  id: 'inspect',
  command: '/inspect',
  takesProcess: true,
  titleKey: 'task.inspect.title',
  aboutKey: 'task.inspect.about',
  load: async () => ({ default: (await import('../coming-task')).ComingTask }),
};
