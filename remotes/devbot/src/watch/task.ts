import type { BotTask } from '../bot/task';
import { addInspectMessages } from '../inspect/inspect-messages';

/** Follows a process live. */
export const watchTask: BotTask = {
  id: 'watch',
  command: '/watch',
  takesProcess: true,
  titleKey: 'task.watch.title',
  aboutKey: 'task.watch.about',
  load: async () => {
    const [{ WatchTask }] = await Promise.all([import('../inspect/process-task'), addInspectMessages()]);
    return { default: WatchTask };
  },
};
