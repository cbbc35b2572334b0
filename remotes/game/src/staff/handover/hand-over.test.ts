import { evaluationTags } from '@rainbow-rabbit/processes/common/client';
import { addressOf, owner, processId, processNetwork } from '@rainbow-rabbit/processes/common/testing';
import { EventUnderTest } from '@rainbow-rabbit/processes/rabbit/testing';
import type { AoClient, AoMessage } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { handOver } from './hand-over';

const to = addressOf('next') as Address;
const process = processId as ProcessId;
const sent: AoMessage[] = [];

let event: EventUnderTest;
let ao: AoClient;
beforeAll(async () => {
  event = await EventUnderTest.start();
  const network = processNetwork({ processes: { [process]: event.live }, clock: event });
  ao = {
    ...network,
    sign(message, signer) {
      if ('process' in message) sent.push(message);
      return network.sign(message, signer);
    },
  };
});
afterAll(() => event.stop());
beforeEach(async () => {
  await event.reset();
  await event.act('Staff', { add: [to] });
  sent.length = 0;
});
afterEach(() => evaluateBy(to, `Owner = '${owner}'`));

const evaluateBy = (from: string, code: string) =>
  event.live.evaluate({ ...event.letter(from, 'Eval', code), tags: evaluationTags(Date.now()) });
const hand = (from: string = owner, reason = 'I leave', unit = ao) => {
  const signer = { address: from as Address, signDataItem: async () => new Uint8Array() };
  return handOver({ ao: unit, process }, { to, reason }, { signer });
};
const staff = async () => (await event.read<{ staff: string[] }>('Info')).staff;

test('a member of the staff becomes the owner, and the reason stays in one line', async () => {
  expect((await hand(owner, "It's over\nOwner = 'x'")).staff).toEqual([to]);
  const [listed, evaluated] = sent.map(({ data = '' }) => data);
  expect(JSON.parse(listed ?? '')).toMatchObject({ remove: [to] });
  expect(evaluated).toBe(`-- It's over Owner = 'x'\nOwner = '${to}'\n`);
  expect(await staff()).toEqual([to]);
});

test('another attempt goes on after the first message counted', async () => {
  await event.act('Staff', { remove: [to] });
  expect((await hand()).staff).toEqual([to]);
  expect(sent).toHaveLength(1);
});

test('a refusal of the list is not passed over', async () => {
  await expect(hand(to)).rejects.toMatchObject({ code: 'staff.owner-only' });
  expect(sent).toHaveLength(1);
});

test('an evaluation that the process refuses is not passed over', async () => {
  await event.act('Staff', { remove: [to] });
  await expect(hand(to)).rejects.toMatchObject({ code: 'ao.process-failed' });
  expect(await staff()).toEqual([owner]);
});

test('an owner that did not change is an error', async () => {
  await event.act('Staff', { remove: [to] });
  const unit = { ...ao, post: async () => 'M'.repeat(43) as TxId, result: async () => ({ Messages: [] }) };
  await expect(hand(owner, 'I leave', unit)).rejects.toMatchObject({ code: 'hand-over.not-done' });
});
