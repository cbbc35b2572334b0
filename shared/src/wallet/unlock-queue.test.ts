import { AppError } from '../errors';
import { createUnlockQueue } from './unlock-queue';

const wrong = new AppError('wallet.passphrase-wrong', { retryable: true });

function openQueue() {
  let changes = 0;
  const queue = createUnlockQueue(() => changes++);
  const ask = () =>
    queue.ask({
      purpose: 'sign',
      passphrase: async (text) => (text === 'right' ? `opened by ${text}` : Promise.reject(wrong)),
    });
  return { queue, ask, changes: () => changes };
}

it('offers the ways there are, and resolves to what the first success opened', async () => {
  const { queue, ask, changes } = openQueue();
  const opened = ask();
  const [request] = queue.waiting();
  expect(request).toMatchObject({ purpose: 'sign', passkey: undefined });
  await expect(request?.passphrase?.('wrong')).rejects.toBe(wrong);
  expect(queue.waiting()).toEqual([request]);
  await expect(request?.passphrase?.('right')).resolves.toBeUndefined();
  expect(await opened).toBe('opened by right');
  expect(queue.waiting()).toEqual([]);
  expect(changes()).toBe(2);
});

it('is declined by leaving, one by one or all', async () => {
  const { queue, ask } = openQueue();
  const asked = [ask(), ask(), ask()].map((opened) => opened.catch((error: AppError) => error.code));
  queue.waiting()[1]?.cancel();
  expect(queue.waiting()).toHaveLength(2);
  queue.clear();
  expect(queue.waiting()).toEqual([]);
  expect(await Promise.all(asked)).toEqual(Array(3).fill('wallet.declined'));
});

it('calls off the device when its user leaves, and opens nothing that comes late', async () => {
  const { queue } = openQueue();
  const settled = jest.fn();
  let signal: AbortSignal | undefined;
  let confirm = (_: string): void => undefined;
  const passkey = (given: AbortSignal) => {
    signal = given;
    return new Promise<string>((resolve) => {
      confirm = resolve;
    });
  };
  const opened = queue.ask({ purpose: 'keyfile', passkey }).then(settled, (error) => error);
  const [request] = queue.waiting();
  const late = request?.passkey?.();
  request?.cancel();
  expect(signal?.aborted).toBe(true);
  confirm('secret');
  await late;
  expect(await opened).toMatchObject({ code: 'wallet.declined' });
  expect(settled).not.toHaveBeenCalled();
});
