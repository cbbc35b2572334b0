import { appendFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import { nextSequence } from '@rainbow-rabbit/processes/common/client';
import {
  claimEarnings,
  enterCommunity,
  readEarnings,
  readPot,
} from '@rainbow-rabbit/processes/community/client';
import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { fundDemoPot } from './seed/demo-pot';
import { createDemoReferee } from './seed/demo-referee';
import { demoTickets } from './seed/demo-tickets';
import { createDemoToken } from './seed/demo-token';
import { launchProcess } from './seed/launch-process';
import { eventually } from './testing/eventually';
import { endAll, runNetwork, withTestKeys } from './testing/network-process';
import {
  post,
  signedItem,
  startTestNetwork,
  stopTestNetworks,
  testActor,
  toTags,
} from './testing/network-under-test';
import { temporaryFolder } from './testing/temporary-folder';
import { testKeyring } from './testing/test-keyring';

const data = temporaryFolder();
afterEach(() => endAll());
afterEach(stopTestNetworks);

const recorder = `
  Log = Log or {}
  local json = require('json')
  Handlers.add('Note', 'Note', function(msg) table.insert(Log, msg.Data) end)
  Handlers.add('Log', 'Log', function(msg) msg.reply({ Action = 'Log', Data = json.encode(Log) }) end)
`;

async function spawnRecorder(url: string, authority = 'nobody'): Promise<ProcessId> {
  const owner = await testActor(url, 'owner');
  const process = await owner.spawn(toTags({ Module: (await ensureAosModule()).id, Authority: authority }));
  await owner.evaluate(process, recorder);
  return process;
}

async function note(url: string, process: string, text: string) {
  const item = await signedItem('someone', { target: process, tags: { Action: 'Note' }, data: text });
  return await post(url, 'mu', item.bytes);
}

async function notes(url: string, process: ProcessId): Promise<unknown> {
  return await (await testActor(url, 'someone')).ask(process, 'Log');
}

it('loses nothing that was acknowledged when it is killed, and evaluates nothing twice', async () => {
  const first = await runNetwork('--bare', '--data', await withTestKeys(data()));
  const process = await spawnRecorder(first.url);
  const acknowledged: string[] = [];
  const posting = Array.from({ length: 200 }, async (_, index) => {
    const answer = await note(first.url, process, `note ${index}`).catch(() => undefined);
    if (answer?.status === 202) acknowledged.push(`note ${index}`);
    if (acknowledged.length === 60) await first.end('SIGKILL');
  });
  await Promise.all(posting);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const second = await runNetwork('--bare', '--data', await withTestKeys(data()));
  const kept = await notes(second.url, process);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(kept as string[]).size).toBe((kept as string[]).length);
});

it('cuts off a torn tail, says so, and goes on', async () => {
  const network = await startTestNetwork({ data: data() });
  const process = await spawnRecorder(network.url);
  await note(network.url, process, 'before');
  await notes(network.url, process);
  await network.stop();
  await appendFile(join(data(), 'ledger.log'), Buffer.from([0, 0, 9, 9, 1, 2, 3]));

  const again = await startTestNetwork({ data: data() });
  expect(again.reports).toEqual([expect.stringContaining('7 torn bytes')]);
  expect((await note(again.url, process, 'after')).status).toBe(202);
  await again.stop();
  const third = await startTestNetwork({ data: data() });
  expect(await notes(third.url, process)).toEqual(['before', 'after']);
  expect(third.reports).toEqual([]);
  await third.stop();
});

it('starts from checkpoints, and comes to the same without them', async () => {
  const network = await startTestNetwork({ data: data() });
  const process = await spawnRecorder(network.url);
  const texts = Array.from({ length: 230 }, (_, index) => `note ${index}`);
  for (const text of texts) await note(network.url, process, text);
  await network.stop();
  const checkpoints = () => readdir(join(data(), 'checkpoints'));
  expect(await checkpoints()).toHaveLength(1);

  const again = await startTestNetwork({ data: data() });
  expect(await notes(again.url, process)).toEqual(texts);
  await again.stop();

  const [name = ''] = await checkpoints();
  await writeFile(join(data(), 'checkpoints', name), 'not a checkpoint any more');
  const third = await startTestNetwork({ data: data() });
  expect(await notes(third.url, process)).toEqual(texts);
  expect(await checkpoints()).toEqual([]);
  await third.stop();
});

it('does not evaluate again what was cut off', async () => {
  let limitMs = 60_000;
  const network = await startTestNetwork({ data: data(), evaluationLimitMs: () => limitMs });
  const process = await spawnRecorder(network.url);
  limitMs = 1500;
  const owner = await testActor(network.url, 'owner');
  await expect(owner.evaluate(process, 'while true do end')).rejects.toMatchObject({
    code: 'ao.process-failed',
    cause: expect.stringContaining('took longer than 1500 ms'),
  });
  limitMs = 60_000;
  await note(network.url, process, 'after');
  await notes(network.url, process);
  await network.stop();
  await rm(join(data(), 'checkpoints'), { recursive: true });
  // With a limit that nothing could be stopped by in the time of this test.
  const again = await startTestNetwork({ data: data(), evaluationLimitMs: 60_000 });
  expect(await notes(again.url, process)).toEqual(['after']);
  await again.stop();
});

it('sends on what a process said just before the network was killed', async () => {
  const first = await runNetwork('--bare', '--data', await withTestKeys(data()));
  const { address: authority } = await (await fetch(`${first.url}mu`)).json();
  const listener = await spawnRecorder(first.url, authority);
  const speaker = await spawnRecorder(first.url, authority);
  const words = Array.from({ length: 100 }, (_, index) => `word ${index}`);
  const say = `for i = 0, 99 do Send({ Target = '${listener}', Action = 'Note', Data = 'word ' .. i }) end`;
  await (await testActor(first.url, 'owner')).evaluate(speaker, say);
  await first.end('SIGKILL');

  const second = await runNetwork('--bare', '--data', await withTestKeys(data()));
  await eventually(async () => expect(await notes(second.url, listener)).toEqual(words));
});

it('pays each claim exactly once when it is killed in the middle', async () => {
  const folder = await withTestKeys(data(), 'operator');
  const first = await runNetwork('--bare', '--data', folder);
  const { address: authority } = await (await fetch(`${first.url}mu`)).json();
  const place = { keyring: testKeyring, module: (await ensureAosModule()).id, authority, url: first.url };
  const token = await createDemoToken(place);
  const operator = await testActor(first.url, 'operator');
  const source = processSource('community');
  const community = await launchProcess(operator, { ...place, name: 'community', source });
  const referee = await createDemoReferee(operator, { ao: operator.ao, process: community }, place);
  await fundDemoPot({ ao: operator.ao, process: community }, token, { signer: operator.signer });
  const names = ['someone', 'owner', 'bob'];
  const addresses = await Promise.all(names.map(async (name) => (await testActor(first.url, name)).address));
  for (const [index, name] of names.entries()) {
    const { ao: own, signer } = await testActor(first.url, name);
    const ticket = demoTickets(community).tickets[index];
    await enterCommunity({ ao: own, process: community }, { ...(ticket && { ticket }) }, { signer });
  }
  const seen = JSON.stringify(addresses.map((address, index) => ({ address, colours: index + 1 })));
  const told = { process: referee, tags: toTags({ Action: 'Seen' }), data: seen };
  await operator.ao.result(referee, await operator.ao.post(await operator.ao.sign(told, operator.signer)));
  const earnedBy = (url: string) =>
    Promise.all(
      addresses.map(async (address) => {
        const { ao } = await testActor(url, 'someone');
        return await readEarnings({ ao, process: community }, address, { maxAgeMs: 0 });
      }),
    );
  await eventually(async () =>
    expect((await earnedBy(first.url)).map(({ claimable }) => claimable)).not.toContain('0'),
  );
  const earned = (await earnedBy(first.url)).map(({ claimable }) => claimable);

  const claims = names.map(async (name) => {
    const claim = JSON.stringify({ sequence: nextSequence(community) });
    const item = await signedItem(name, { target: community, tags: { Action: 'Claim' }, data: claim });
    const answer = await post(first.url, 'mu', item.bytes).catch(() => undefined);
    if (answer) await first.end('SIGKILL');
    return answer?.status === 202 ? name : undefined;
  });
  const acknowledged = (await Promise.all(claims)).filter((name) => name !== undefined);
  expect(acknowledged).not.toEqual([]);

  const second = await runNetwork('--bare', '--data', folder);
  // A claim without an answer may be on the disk or not; its sender claims again.
  for (const name of names) {
    const { ao: own, signer } = await testActor(second.url, name);
    await claimEarnings({ ao: own, process: community }, { signer }).catch((reason) => {
      if (!hasCode(reason, 'claim.sent') && !hasCode(reason, 'claim.nothing')) throw reason;
    });
  }
  const { ao } = await testActor(second.url, 'someone');
  await eventually(async () => {
    expect((await earnedBy(second.url)).map(({ paid }) => paid)).toEqual(earned);
    const balances = addresses.map((address) =>
      readTokenBalance({ ao, process: token }, address, { maxAgeMs: 0 }),
    );
    expect(await Promise.all(balances)).toEqual(earned);
  });
  const paid = earned.reduce((sum, quantity) => sum + BigInt(quantity), 0n);
  expect(await readPot({ ao, process: community }, { maxAgeMs: 0 })).toMatchObject({
    paid: String(paid),
    reserved: '0',
  });
});

it('lets only one network use a folder, also after one was killed', async () => {
  const first = await runNetwork('--bare', '--data', await withTestKeys(data()));
  await expect(startTestNetwork({ data: data() })).rejects.toThrow('in use');
  await first.end('SIGKILL');
  const second = await startTestNetwork({ data: data() });
  await second.stop();
});

it('forgets everything on request', async () => {
  const network = await startTestNetwork({ data: data() });
  const process = await spawnRecorder(network.url);
  await network.stop();
  const again = await startTestNetwork({ data: data(), reset: true });
  expect((await note(again.url, process, 'anybody?')).status).toBe(404);
  await again.stop();
});
