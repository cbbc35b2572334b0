import { changeStaff, type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { handOver } from './hand-over';

jest.mock('@rainbow-rabbit/processes/rabbit/client');

const to = 'N'.repeat(43) as Address;
const process = 'P'.repeat(43) as ProcessId;
const signer = { signDataItem: async () => new Uint8Array() };
let owner: string;
let isListed: boolean;
const answer = jest.fn(async ({ data = '' }: AoMessage): Promise<AoResult> => {
  owner = /^Owner = '(.*)'$/m.exec(data)?.[1] ?? owner;
  return { Messages: [] };
});
const rabbit = { ao: memoryAo({ answer }), process };

beforeEach(() => {
  jest.clearAllMocks();
  owner = 'O'.repeat(43);
  isListed = true;
  jest
    .mocked(readEventInfo)
    .mockImplementation(async () => ({ staff: [owner, ...(isListed ? [to] : [])] }) as EventInfo);
  jest.mocked(changeStaff).mockImplementation(async () => {
    isListed = false;
    return {} as EventInfo;
  });
});

const hand = (reason = 'I leave') => handOver(rabbit, { to, reason }, { signer });

test('a member of the staff becomes the owner, and the reason stays in one line', async () => {
  expect((await hand("It's over\nOwner = 'x'")).staff).toEqual([to]);
  expect(jest.mocked(changeStaff)).toHaveBeenCalledWith(rabbit, expect.objectContaining({ remove: [to] }), {
    signer,
  });
  expect(answer.mock.calls[0]?.[0].data).toBe(`-- It's over Owner = 'x'\nOwner = '${to}'\n`);
});

test('another attempt goes on after the first message counted', async () => {
  isListed = false;
  expect((await hand()).staff).toEqual([to]);
  expect(changeStaff).not.toHaveBeenCalled();
});

test('a refusal of the list or of the process is not passed over', async () => {
  jest.mocked(changeStaff).mockRejectedValueOnce(new AppError('staff.owner-only'));
  await expect(hand()).rejects.toMatchObject({ code: 'staff.owner-only' });
  expect(answer).not.toHaveBeenCalled();
  answer.mockResolvedValueOnce({ Error: 'no luck', Messages: [] });
  await expect(hand()).rejects.toMatchObject({ code: 'ao.process-failed' });
});

test('an owner that did not change is an error', async () => {
  answer.mockResolvedValueOnce({ Messages: [] });
  await expect(hand()).rejects.toMatchObject({ code: 'hand-over.not-done' });
});
