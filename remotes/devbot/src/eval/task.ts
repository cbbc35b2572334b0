import type { BotTask } from '../bot/task';

/** Tries Lua code, and sends it. */
export const evalTask: BotTask = {
  id: 'eval',
  command: '/eval',
  takesProcess: true,
  titleKey: 'task.eval.title',
  aboutKey: 'task.eval.about',
  load: async () => ({ default: (await import('../coming-task')).ComingTask }),
};
