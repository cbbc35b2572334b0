import { splitWords } from '../../bot/command-words';
import { isLedgerId } from '../../ledger-id';
import { nearest } from './nearest';

/** The part of a task that commands are read by. */
export interface CommandTask {
  id: string;
  command: string;
  words?: readonly string[];
}

/** The command that lists all commands, and the command that empties the conversation. */
export const helpCommand = '/help';
export const clearCommand = '/clear';

/** The meaning of a line that was typed. */
export type ParsedCommand =
  | { kind: 'nothing' }
  | { kind: 'help' }
  | { kind: 'clear' }
  /** A task, with the words after its command. */
  | { kind: 'task'; task: string; args: string[] }
  /** A command of several tasks, none of which is named. */
  | { kind: 'choice'; command: string }
  /** No command; the nearest command, if any is near. */
  | { kind: 'unknown'; guess?: string };

/** The longest line that is read as a command, in characters. */
const maxCommandLength = 4000;

/** Reads a line: a command with or without its slash, or the id of a process, which is inspected. */
export function parseCommand(line: string, tasks: readonly CommandTask[]): ParsedCommand {
  const [first = '', ...rest] = splitWords(line.slice(0, maxCommandLength));
  if (first === '') return { kind: 'nothing' };
  if (isLedgerId(first) && rest.length === 0) return { kind: 'task', task: 'inspect', args: [first] };
  const command = `/${first.replace(/^\/+/, '').toLowerCase()}`;
  if (command === helpCommand) return { kind: 'help' };
  if (command === clearCommand) return { kind: 'clear' };
  const called = tasks.filter((task) => task.command === command);
  if (called.length === 0) {
    const guess = nearest(command, commandsOf(tasks));
    return { kind: 'unknown', ...(guess && { guess }) };
  }
  const [word = '', ...args] = rest;
  const named = called.find(({ words }) => words?.includes(word.toLowerCase()));
  if (named) return { kind: 'task', task: named.id, args };
  const [only, ...others] = called;
  if (only && others.length === 0) return { kind: 'task', task: only.id, args: rest };
  return { kind: 'choice', command };
}

/** The commands of the tasks and the bot's own, each once. */
export const commandsOf = (tasks: readonly CommandTask[]): string[] => [
  ...new Set([...tasks.map(({ command }) => command), helpCommand, clearCommand]),
];

/** The shortest line that begins a task: its command, and a word where the command has several tasks. */
export const lineOf = ({ command, words: [word] = [] }: CommandTask): string =>
  word ? `${command} ${word}` : command;
