import type { BotTask } from '../bot/task';

/** Follows a process live. */
export const watchTask: BotTask = {
  id: 'watch',
  command: '/watch',
  takesProcess: true,
  titleKey: 'task.watch.title',
  aboutKey: 'task.watch.about',
  load: async () => ({ default: (await import('../coming-task')).ComingTask }),
};
