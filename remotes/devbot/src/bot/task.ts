import type { ComponentType } from 'react';
import type { DevbotMessageKey } from '../messages';

/** The outcome of a task, which stays in the conversation as a link. */
export interface TaskResult {
  /** A route of the app. */
  path: string;
  title: string;
  text?: string;
}

/** The props of a task's component. */
export interface TaskProps {
  /** The words after the command, such as a process's id. */
  args: readonly string[];
  /** The state that the task kept before it was interrupted (JSON, to be parsed with valibot); undefined for a new task. */
  kept: unknown;
  /**
   * Keeps the state of the task in this browser, so that it goes on after a reload.
   * @throws AppError `devbot.task-too-large` for more than 256 kB
   */
  keep: (state: unknown) => void;
  /** Ends the task; its result stays in the conversation as a link. */
  finish: (result: TaskResult) => void;
  /** Ends the task without a result, and forgets its state. */
  cancel: () => void;
}

/** A task of the bot. The form is fetched once somebody begins it. */
export interface BotTask {
  /** Identifies the task in the kept conversation; never changed. */
  id: string;
  /** The command that begins it: `/launch`. */
  command: string;
  /** The words, each one enough, that choose it among the tasks of one command: `/launch token`. */
  words?: readonly string[];
  /** True when the word after the command is the id of a process, which the command line then completes. */
  takesProcess?: boolean;
  /** Keys of the area's first catalogue. */
  titleKey: DevbotMessageKey;
  aboutKey: DevbotMessageKey;
  load: () => Promise<{ default: ComponentType<TaskProps> }>;
}
