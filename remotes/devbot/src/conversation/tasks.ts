import type { BotTask } from '../bot/task';
import { evalTask } from '../eval/task';
import { inspectTask, watchTask } from '../inspect/task';
import { launchTokenTask } from '../launch/task';
import { launchMemecoinTask } from '../memecoin/task';
import { mineTask } from '../tools/mine/task';
import { readTask } from '../tools/read/task';
import { sendTask } from '../tools/send/task';

/** The tasks of the bot, in the order in which it offers them. */
export const tasks: readonly BotTask[] = [
  launchTokenTask,
  launchMemecoinTask,
  sendTask,
  readTask,
  inspectTask,
  watchTask,
  evalTask,
  mineTask,
];
