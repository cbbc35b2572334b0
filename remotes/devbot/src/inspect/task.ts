import type { BotTask } from '../bot/task';
import { addInspectMessages } from './inspect-messages';

/** Shows a process. */
export const inspectTask: BotTask = {
  id: 'inspect',
  command: '/inspect',
  takesProcess: true,
  titleKey: 'task.inspect.title',
  aboutKey: 'task.inspect.about',
  load: async () => {
    const [{ InspectTask }] = await Promise.all([import('./process-task'), addInspectMessages()]);
    return { default: InspectTask };
  },
};

/** Follows a process live. */
export const watchTask: BotTask = {
  id: 'watch',
  command: '/watch',
  takesProcess: true,
  titleKey: 'task.watch.title',
  aboutKey: 'task.watch.about',
  load: async () => {
    const [{ WatchTask }] = await Promise.all([import('./process-task'), addInspectMessages()]);
    return { default: WatchTask };
  },
};
