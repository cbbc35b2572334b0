import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../players/actor';
import { post, signedItem, startTestNetwork, testActor, toTags } from '../testing/network-under-test';

const code = `
  Handlers.add('Spin', 'Spin', function() while true do end end)
  Handlers.add('Hello', 'Hello', function(msg) msg.reply({ Action = 'Hello', Data = 'hello' }) end)`;

/** Generous until a test needs little: a busy machine must not fail the others. */
let limitMs = 60_000;
let network: Awaited<ReturnType<typeof startTestNetwork>>;
let owner: Actor;
let process: ProcessId;

beforeAll(async () => {
  network = await startTestNetwork({ evaluationLimitMs: () => limitMs });
  owner = await testActor(network.url, 'owner');
  process = await owner.spawn(toTags({ Module: (await ensureAosModule()).id }));
  await owner.evaluate(process, code);
});

const ask = (question: object) =>
  post(network.url, `cu/dry-run?process-id=${process}`, JSON.stringify(question));

it.each([
  ['evaluates Lua', () => ({ Tags: toTags({ Action: 'Eval' }), Data: 'return 1' })],
  ['evaluates Lua as the owner', () => ({ Owner: owner.address, Tags: toTags({ Action: 'Eval' }) })],
  ['hides its action in another case', () => ({ Tags: toTags({ action: 'eval ' }) })],
  ['has a second action', () => ({ Tags: [...toTags({ Action: 'Hello' }), ...toTags({ Action: 'Eval' })] })],
  ['speaks as the owner', () => ({ Owner: owner.address, Tags: toTags({ Action: 'Hello' }) })],
])('a question that %s is refused', async (_, question) => {
  expect(await ask(question())).toMatchObject({ status: 403, json: { error: 'dry-run.as-owner' } });
});

it('a question that nobody signed is answered', async () => {
  const { json } = await ask({ Tags: toTags({ Action: 'Hello' }) });
  expect(json).toMatchObject({ Messages: [{ Data: 'hello' }] });
});

it('questions without end wait behind a message, and are cut off in half the time of one', async () => {
  limitMs = 1500;
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  const spins = Array.from({ length: 4 }, (_, index) =>
    ask({ Data: String(index), Tags: toTags({ Action: 'Spin' }) }).then((answer) => {
      done.push('question');
      return answer;
    }),
  );
  const { id, bytes } = await signedItem('someone', { target: process, tags: { Action: 'Hello' } });
  await post(network.url, 'mu', bytes);
  await fetch(`${network.url}cu/result/${id}?process-id=${process}`).then(note('message'));
  const answers = await Promise.all(spins);
  expect(done.indexOf('message')).toBeLessThan(3);
  for (const { json } of answers) {
    expect(json.Error).toContain('took longer than 750 ms');
  }
});
