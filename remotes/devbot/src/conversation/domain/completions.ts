import { type CommandTask, clearCommand, helpCommand, lineOf } from './commands';

/** A line that the command line offers. */
export interface Completion {
  /** The line as it is run. */
  line: string;
  /** The task that it begins; missing for the bot's own commands. */
  task?: string;
  /** The name of the process that it names. */
  name?: string;
  /** True when a further word may follow. */
  hasMore: boolean;
}

/** A task as far as its command is completed. */
export interface CompletedTask extends CommandTask {
  takesProcess?: boolean;
}

/** A process by its name. */
interface NamedProcess {
  process: string;
  name: string;
}

/** The number of lines that are offered at once. */
const maxOffered = 10;

const own: readonly Completion[] = [helpCommand, clearCommand].map((line) => ({ line, hasMore: false }));

/**
 * Returns the lines that begin as the typed one does: commands with or without their slash, and after a command that takes a
 * process those whose name or id has the typed letters.
 */
export function completionsOf(
  typed: string,
  tasks: readonly CompletedTask[],
  processes: readonly NamedProcess[],
): readonly Completion[] {
  const line = typed.trimStart();
  if (line === '') return [];
  const slashed = line.startsWith('/') ? line : `/${line}`;
  const [command = '', word, ...further] = slashed.split(/\s+/);
  const begun = command.toLowerCase();
  if (word === undefined) return ofCommands(begun, tasks);
  const called = tasks.filter((task) => task.command === begun);
  if (further.length > 0 || called.length === 0) return [];
  const worded = called.filter(({ words }) => words?.some((one) => one.startsWith(word.toLowerCase())));
  const takesProcess = called.find((task) => task.takesProcess);
  return [...worded.map(ofTask), ...(takesProcess ? ofProcesses(takesProcess, word, processes) : [])].slice(
    0,
    maxOffered,
  );
}

const ofTask = (task: CompletedTask): Completion => ({
  line: lineOf(task),
  task: task.id,
  hasMore: task.takesProcess === true,
});

const ofCommands = (begun: string, tasks: readonly CompletedTask[]): readonly Completion[] =>
  [...tasks.map(ofTask), ...own].filter(({ line }) => line.startsWith(begun)).slice(0, maxOffered);

function ofProcesses(
  task: CompletedTask,
  word: string,
  processes: readonly NamedProcess[],
): readonly Completion[] {
  const sought = word.toLowerCase();
  return processes
    .filter(({ process, name }) => process.startsWith(word) || name.toLowerCase().includes(sought))
    .map(({ process, name }) => ({
      line: `${task.command} ${process}`,
      task: task.id,
      name,
      hasMore: true,
    }));
}
