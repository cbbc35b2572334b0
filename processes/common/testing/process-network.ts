import type { AoClient, AoMessage } from '@rainbow-rabbit/shared/ao';
import { type MemoryAoParams, memoryAo } from '@rainbow-rabbit/shared/testing';
import type { Letter, LiveProcess } from './live-process';

type AnsweringProcess = Pick<LiveProcess, 'evaluate' | 'dryRun'>;

interface ProcessNetworkParams extends Pick<MemoryAoParams, 'onPost'> {
  /** The processes by their ids. */
  processes: Readonly<Record<string, AnsweringProcess>>;
  /** The network's time in Unix milliseconds, and its block height; read at each message. */
  clock: { readonly now: number; readonly block: number };
}

/** The address that reads where a message names none. */
const reader = 'R'.repeat(43);

/**
 * Returns the client of a network in memory with real processes, for tests of what a browser sends and reads. What processes send
 * to one another is not handed over: `PostOffice` does that.
 */
export function processNetwork({ processes, clock, onPost }: ProcessNetworkParams): AoClient {
  const processOf = ({ process }: AoMessage): AnsweringProcess => {
    const live = processes[process];
    if (!live) throw new Error(`No process has the id ${process}`);
    return live;
  };
  const letterOf = ({ tags, data = '' }: AoMessage, from: string): Letter => ({
    from,
    action: tags.find(({ name }) => name === 'Action')?.value ?? '',
    tags: tags.filter(({ name }) => name !== 'Action'),
    data,
    at: clock.now,
    block: clock.block,
  });
  return memoryAo({
    answer: async (message, from = '', id) => processOf(message).evaluate({ ...letterOf(message, from), id }),
    read: async (message) => processOf(message).dryRun(letterOf(message, message.owner ?? reader)),
    ...(onPost && { onPost }),
  });
}
