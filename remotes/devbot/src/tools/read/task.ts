import type { BotTask } from '../../bot/task';
import { addToolsMessages } from '../tools-messages';

/** Asks a process without sending anything. */
export const readTask: BotTask = {
  id: 'read',
  command: '/read',
  takesProcess: true,
  titleKey: 'task.read.title',
  aboutKey: 'task.read.about',
  async load() {
    const [{ ReadForm }] = await Promise.all([import('./read-form'), addToolsMessages()]);
    return { default: ReadForm };
  },
};
