import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import type { Member } from '../community/use-member';

interface Sent {
  action: string;
  /** Without the number of the act. */
  data: Record<string, unknown>;
}

/** The reply to an action: its data, and the name of the reply where it differs. A function may throw instead. */
type Reply = (data: Record<string, unknown>) => { action?: string; data: object };

/** A community process that answers each action as the test says, and notes what it was sent. */
export interface FakeCommunity {
  place: ProcessPlace;
  sent: Sent[];
  on: (action: string, reply: Reply) => void;
}

const readingOf = (message: AoMessage): Sent => {
  const { sequence: _, ...data } = JSON.parse(message.data ?? '{}') as Record<string, unknown>;
  return { action: message.tags.find(({ name }) => name === 'Action')?.value ?? '', data };
};

export const guestAddress = 'G'.repeat(43) as Address;

/** Makes a community without replies: an action that the test names none for fails. */
export function fakeCommunity(): FakeCommunity {
  const replies = new Map<string, Reply>();
  const sent: Sent[] = [];
  const answer = ({ action, data }: Sent): AoResult => {
    const reply = replies.get(action);
    if (!reply) throw new Error(`The test has no reply to ${action}`);
    const said = reply(data);
    const Tags = [{ name: 'Action', value: said.action ?? action }];
    return { Messages: [{ Target: guestAddress, Data: JSON.stringify(said.data), Tags }] };
  };
  const place: ProcessPlace = {
    process: 'c'.repeat(43) as ProcessId,
    ao: memoryAo({
      answer(message) {
        sent.push(readingOf(message));
        return answer(readingOf(message));
      },
      read: async (message) => answer(readingOf(message)),
    }),
  };
  return { place, sent, on: (action, reply) => replies.set(action, reply) };
}

/** Makes a member whose wallet signs everything it is asked for, and notes if it was asked or not. */
export function fakeMember(): Member & { signed: ('asked' | 'unasked')[] } {
  const signed: ('asked' | 'unasked')[] = [];
  const signerOf = (how: 'asked' | 'unasked') => ({
    address: guestAddress,
    signDataItem: async () => {
      signed.push(how);
      return new Uint8Array();
    },
  });
  return { address: guestAddress, signer: signerOf('asked'), unasked: signerOf('unasked'), signed };
}
