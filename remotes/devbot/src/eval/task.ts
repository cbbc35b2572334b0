import type { BotTask } from '../bot/task';

/** Tries Lua code, and sends it. */
export const evalTask: BotTask = {
  id: 'eval',
  command: '/eval',
  takesProcess: true,
  titleKey: 'task.eval.title',
  aboutKey: 'task.eval.about',
  load: async () => {
    const { addEvalMessages } = await import('./eval-messages');
    const [{ EvalTask }] = await Promise.all([import('./eval-task'), addEvalMessages()]);
    return { default: EvalTask };
  },
};
