import type { BotTask } from '../../bot/task';
import { addToolsMessages } from '../tools-messages';

/** Sends a message to a process. */
export const sendTask: BotTask = {
  id: 'send',
  command: '/send',
  takesProcess: true,
  titleKey: 'task.send.title',
  aboutKey: 'task.send.about',
  async load() {
    const [{ SendForm }] = await Promise.all([import('./send-form'), addToolsMessages()]);
    return { default: SendForm };
  },
};
