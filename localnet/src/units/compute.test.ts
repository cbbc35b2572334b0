import type { AosResult } from '@rainbow-rabbit/processes/aos';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { ComputeUnit } from './compute';
import type { Engines } from './engines';

const id = 'p'.repeat(43) as ProcessId;
const process: LedgerProcess = { id, owner: 'o'.repeat(43) as Address, tags: [], messages: [] };
const question = { Owner: 'x', Data: '', Anchor: '', Tags: [] };

/** A compute unit whose evaluations end when a test says so. */
function unitUnderTest() {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const engines = {
    evaluate: (_: LedgerProcess, message: LedgerMessage) =>
      new Promise<AosResult>((resolve) =>
        ends.push(() => {
          order.push(message.id);
          resolve({} as AosResult);
        }),
      ),
    dryRun: async () => {
      order.push('question');
      return {} as AosResult;
    },
    saveIfDue: async () => undefined,
  } as unknown as Engines;
  const unit = new ComputeUnit({ process: () => process } as unknown as Ledger, engines, () => 1000);
  const accept = (name: string) => {
    const message = { id: name, assignment: { process: id } } as unknown as LedgerMessage;
    return unit.evaluate(message, Promise.resolve(), () => undefined);
  };
  return { unit, accept, order, ends };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('answers a question after the messages that were accepted before it, and does not wait for later ones', async () => {
  const { unit, accept, order, ends } = unitUnderTest();
  const first = accept('first');
  const answer = unit.dryRun(process, question, 'a');
  void accept('second');
  await nextTurn();
  await nextTurn();
  expect(order).toEqual([]);
  ends[0]?.();
  await first;
  await answer;
  expect(order).toEqual(['first', 'question']);
});
