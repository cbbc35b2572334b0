import { changeStaff, type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { handOver } from './hand-over';

jest.mock('@rainbow-rabbit/processes/rabbit/client');

const to = 'N'.repeat(43) as Address;
const process = 'P'.repeat(43) as ProcessId;
const signer = { signDataItem: async () => new Uint8Array() };
let owner: string;
const send = jest.fn(async ({ data = '' }: Parameters<AoClient['send']>[0]) => {
  owner = /^Owner = '(.*)'$/m.exec(data)?.[1] ?? owner;
  return 'E'.repeat(43) as TxId;
});
const result = jest.fn<ReturnType<AoClient['result']>, []>(async () => ({ Messages: [] }));
const rabbit = { ao: { send, result, read: jest.fn() } as unknown as AoClient, process };

beforeEach(() => {
  jest.clearAllMocks();
  owner = 'O'.repeat(43);
  jest.mocked(readEventInfo).mockImplementation(async () => ({ staff: [owner] }) as unknown as EventInfo);
});

const hand = (reason = 'I leave') => handOver(rabbit, { to, reason }, { signer });

test('a member of the staff becomes the owner, and the reason stays in one line', async () => {
  expect((await hand("It's over\nOwner = 'x'")).staff).toEqual([to]);
  expect(jest.mocked(changeStaff)).toHaveBeenCalledWith(rabbit, expect.objectContaining({ remove: [to] }), {
    signer,
  });
  expect(send.mock.calls[0]?.[0].data).toBe(`-- It's over Owner = 'x'\nOwner = '${to}'\n`);
});

test('another attempt goes on after the first message counted', async () => {
  jest.mocked(changeStaff).mockRejectedValueOnce(new AppError('message.repeated'));
  expect((await hand()).staff).toEqual([to]);
});

test('a refusal of the list or of the process is not passed over', async () => {
  jest.mocked(changeStaff).mockRejectedValueOnce(new AppError('staff.owner-only'));
  await expect(hand()).rejects.toMatchObject({ code: 'staff.owner-only' });
  expect(send).not.toHaveBeenCalled();
  result.mockResolvedValueOnce({ Error: 'no luck', Messages: [] });
  await expect(hand()).rejects.toMatchObject({ code: 'ao.process-failed' });
});

test('an owner that did not change is an error', async () => {
  send.mockResolvedValueOnce('E'.repeat(43) as TxId);
  await expect(hand()).rejects.toMatchObject({ code: 'hand-over.not-done' });
});
