import type { BotTask } from '../bot/task';

/** Launches a memecoin. */
export const launchMemecoinTask: BotTask = {
  id: 'launch-memecoin',
  command: '/launch',
  words: ['memecoin'],
  titleKey: 'task.launch-memecoin.title',
  aboutKey: 'task.launch-memecoin.about',
  load: async () => {
    const { addFormMessages } = await import('./form/form-messages');
    const [{ MemecoinLaunch }] = await Promise.all([import('./form/memecoin-launch'), addFormMessages()]);
    return { default: MemecoinLaunch };
  },
};
