import { TurnQueue } from './turn-queue';

/** Waits until the queue has begun. */
const begun = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A question that is answered when a test says so. */
function heldQuestion() {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { run: () => held, answer };
}

it('answers one question at a time, and lets addresses take turns', async () => {
  const queue = new TurnQueue('dry-run');
  const order: string[] = [];
  let running = 0;
  const question = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    order.push(name);
    await Promise.resolve();
    running -= 1;
  };
  const asked = [1, 2, 3].map((index) => queue.ask('greedy', question(`greedy ${index}`)));
  await Promise.all([...asked, queue.ask('polite', question('polite'))]);
  expect(order).toEqual(['greedy 1', 'polite', 'greedy 2', 'greedy 3']);
  expect(queue.isEmpty).toBe(true);
});

it('refuses more than a number of waiting questions of one address, and answers others', async () => {
  const queue = new TurnQueue('dry-run');
  const held = heldQuestion();
  const first = queue.ask('greedy', held.run);
  await begun();
  const waiting = Array.from({ length: 256 }, () => queue.ask('greedy', async () => 'answered'));
  await expect(queue.ask('greedy', async () => 'answered')).rejects.toMatchObject({
    status: 429,
    code: 'dry-run.too-many',
  });
  const polite = queue.ask('polite', async () => 'answered');
  held.answer();
  await first;
  expect(await polite).toBe('answered');
  expect(await Promise.all(waiting)).toHaveLength(256);
});

it('refuses more than a number of waiting questions of all', async () => {
  const queue = new TurnQueue('dry-run');
  const held = heldQuestion();
  const asked = [queue.ask('first', held.run)];
  await begun();
  for (let index = 0; index < 2048; index += 1) {
    asked.push(queue.ask(`address ${index % 100}`, async () => undefined));
  }
  await expect(queue.ask('late', async () => undefined)).rejects.toMatchObject({ status: 503 });
  held.answer();
  await Promise.all(asked);
});

it('goes on after a question that fails', async () => {
  const queue = new TurnQueue('dry-run');
  const failing = queue.ask('one', () => Promise.reject(new Error('no')));
  const next = queue.ask('one', async () => 'answered');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('answered');
});

it('lets other events in before each request', async () => {
  const queue = new TurnQueue('dry-run');
  const order: string[] = [];
  const asked = [1, 2, 3].map((index) => queue.ask('one', () => order.push(`request ${index}`)));
  const others = (async () => {
    for (let index = 1; index <= 3; index += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('other');
    }
  })();
  await Promise.all([...asked, others]);
  expect(order.join()).toMatch(
    /^request 1,other,request 2,other,request 3|^other,request 1,other,request 2,other/,
  );
});
