import type { BotTask } from '../../bot/task';

/** Lists the processes of the connected wallet. */
export const mineTask: BotTask = {
  id: 'mine',
  command: '/mine',
  titleKey: 'task.mine.title',
  aboutKey: 'task.mine.about',
  load: async () => ({ default: (await import('./mine-task')).MineTask }),
};
