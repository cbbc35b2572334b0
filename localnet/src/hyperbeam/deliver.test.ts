import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { type DeliveryState, deliver, memoryOutbox } from '@rainbow-rabbit/processes/common/client';
import { type AoResult, createAoClient } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { startTestNetwork, testActor, toTags } from '../testing/network-under-test';

/** A process on a node, and one message to it whose signed bytes its sender keeps. */
async function setUp() {
  const { url, authority, ...network } = await startTestNetwork({ ao: 'hyperbeam' });
  const owner = await testActor(url, 'owner');
  const { id: module } = await ensureAosModule();
  const process = await owner.spawn(toTags({ Module: module, Scheduler: authority, Authority: authority }));
  const outbox = memoryOutbox();
  const asked: string[] = [];
  const signatures: string[] = [];
  const signDataItem: typeof owner.signer.signDataItem = (item) => {
    signatures.push(process);
    return owner.signer.signDataItem(item);
  };
  const isPost = (path: string, init?: RequestInit) =>
    init?.method === 'POST' && path.endsWith('/schedule/slot');

  /** Makes one attempt by a client of its own, as in another tab, on a connection that may break at the post. */
  const attempt = async (breaks: 'never' | 'before' | 'after' = 'never') => {
    const request: typeof fetch = async (place, init) => {
      const path = String(place);
      asked.push(`${init?.method ?? 'GET'} ${path}`);
      const isBroken = isPost(path, init);
      if (isBroken && breaks === 'before') throw new TypeError('the connection is gone');
      const response = await fetch(place, init);
      if (isBroken && breaks === 'after') throw new TypeError('the connection is gone');
      return response;
    };
    const ao = createAoClient({ ao: { mode: 'hyperbeam', node: url } }, { fetch: request, pauseMs: 20 });
    const states: DeliveryState['status'][] = [];
    const outcome = await deliver({
      ao,
      message: { process, tags: toTags({ Action: 'Eval' }), data: 'Count = (Count or 0) + 1 return Count' },
      judge: ({ Output }: AoResult) => Output,
      name: 'one',
      outbox,
      signer: { ...owner.signer, signDataItem },
      onState: ({ status }) => states.push(status),
    }).catch((error: unknown) => (error instanceof AppError ? error.code : error));
    return { outcome, states };
  };
  const posts = () => asked.filter((one) => one.startsWith('POST') && one.endsWith('/schedule/slot')).length;
  return { attempt, posts, signatures, network };
}

const counted = { data: '1' };

it('a message comes to a process on a node, and its answer back', async () => {
  const { attempt, posts } = await setUp();
  const { outcome, states } = await attempt();
  expect(outcome).toMatchObject(counted);
  expect(states).toEqual(['asking', 'signed', 'posted', 'answered']);
  expect(posts()).toBe(1);
});

it('a message whose receipt was lost is found in the schedule, and nothing is posted again', async () => {
  const { attempt, posts, signatures } = await setUp();
  const lost = await attempt('after');
  expect([lost.outcome, lost.states.at(-1)]).toEqual(['ao.unreachable', 'unknown']);
  expect((await attempt()).outcome).toMatchObject(counted);
  expect(posts()).toBe(1);
  expect(signatures).toHaveLength(1);
});

it('the same bytes are posted once more when the schedule does not have them', async () => {
  const { attempt, posts, signatures } = await setUp();
  expect((await attempt('before')).outcome).toBe('ao.unreachable');
  expect((await attempt()).outcome).toMatchObject(counted);
  expect(posts()).toBe(2);
  expect(signatures).toHaveLength(1);
});
