import { connect, createSigner } from '@permaweb/aoconnect';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { Localnet } from '../start-localnet';
import { startTestNetwork } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';

const counter = `
  Count = Count or 0
  Handlers.add('Add', 'Add', function(msg)
    Count = Count + tonumber(msg.Tags.Amount)
    msg.reply({ Action = 'Added', Data = tostring(Count) })
  end)
  Handlers.add('Count', 'Count', function(msg) msg.reply({ Action = 'Counted', Data = tostring(Count) }) end)
`;

const tags = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

describe('@permaweb/aoconnect in legacy mode', () => {
  let network: Localnet;
  let ao: ReturnType<typeof connectTo>;
  let signer: ReturnType<typeof createSigner>;
  let process: string;

  beforeAll(async () => {
    network = await startTestNetwork();
    ao = connectTo(network);
    signer = createSigner(await testKeyring.wallet('aoconnect'));
    process = await spawn();
  });

  const connectTo = ({ url }: Localnet) =>
    connect({ MODE: 'legacy', MU_URL: `${url}mu`, CU_URL: `${url}cu`, GRAPHQL_URL: `${url}graphql` });

  async function spawn(): Promise<string> {
    const { id: module } = await ensureAosModule();
    const name = tags({ Name: 'counter' });
    const spawned = await ao.spawn({ module, scheduler: network.authority, signer, tags: name });
    const { result } = await send({ Action: 'Eval' }, counter, spawned);
    expect(result.Error).toBeUndefined();
    return spawned;
  }

  async function send(values: Record<string, string>, data = '', to = process) {
    const sent = await ao.message({ process: to, signer, tags: tags(values), data });
    const message = typeof sent === 'string' ? sent : sent.id;
    return { message, result: await ao.result({ process: to, message }) };
  }

  const count = async () => (await ao.dryrun({ process, tags: tags({ Action: 'Count' }) })).Messages[0]?.Data;

  it('sends messages and gets their results, and the state goes on', async () => {
    expect((await send({ Action: 'Add', Amount: '5' })).result.Messages[0]).toMatchObject({ Data: '5' });
    expect((await send({ Action: 'Add', Amount: '2' })).result.Messages[0]).toMatchObject({ Data: '7' });
  });

  it('gets the error of a message that failed, which changed nothing', async () => {
    const before = await count();
    const { result } = await send({ Action: 'Eval' }, 'Count = 1000; error("no luck")');
    expect(result.Error).toContain('no luck');
    expect(await count()).toBe(before);
  });

  it('asks by dry runs, which change nothing', async () => {
    const before = await count();
    const asked = await ao.dryrun({ process, tags: tags({ Action: 'Add', Amount: '100' }) });
    expect(asked.Messages[0]?.Data).toBe(String(Number(before) + 100));
    expect(await count()).toBe(before);
  });

  it('lists results, oldest or newest first, and goes on from a cursor', async () => {
    const process2 = await spawn();
    const sent: string[] = [];
    for (const Amount of ['1', '2', '3'])
      sent.push((await send({ Action: 'Add', Amount }, '', process2)).message);
    const newest = await ao.results({ process: process2, sort: 'DESC', limit: 2 });
    expect(newest.edges.map(({ cursor }) => cursor)).toEqual([sent[2], sent[1]]);
    expect(newest.edges[0]?.node.Messages[0]?.Data).toBe('6');
    const all = await ao.results({ process: process2, sort: 'ASC', limit: 100 });
    expect(all.edges.map(({ cursor }) => cursor).slice(-3)).toEqual(sent);
    const later = await ao.results({ process: process2, sort: 'ASC', from: sent[0], limit: 100 });
    expect(later.edges.map(({ cursor }) => cursor)).toEqual(sent.slice(1));
  });

  it('passes on the reason why a message to no process was rejected', async () => {
    const nobody = 'x'.repeat(43);
    await expect(send({ Action: 'Add' }, '', nobody)).rejects.toThrow('process.unknown');
  });

  it('fails by itself to spawn on a module that the gateway does not have', async () => {
    const spawning = ao.spawn({ module: 'x'.repeat(43), scheduler: network.authority, signer });
    await expect(spawning).rejects.toThrow("Invalid Return 'undefined'");
  });
});
