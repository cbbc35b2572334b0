import { text } from 'node:stream/consumers';
import { connect, createSigner } from '@permaweb/aoconnect';

/**
 * Calls a node by the published client, in a process of its own: that client's own client is a module that tests can't load. Reads what it
 * needs from the input, and writes the outcome of each call.
 */
async function main(): Promise<void> {
  const { url, authority, module, keyfile } = JSON.parse(await text(process.stdin));
  const signer = createSigner(keyfile);
  const ao = connect({ MODE: 'mainnet', URL: url, SCHEDULER: authority, signer });
  const spawned = await ao.spawn({ module, authority, data: '1984', tags: [{ name: 'Name', value: 'aoc' }] });
  const evaluate = (data: string, options: object = {}) =>
    ao.message({ process: spawned, tags: [{ name: 'Action', value: 'Eval' }], data, ...options });
  const read = (path: string, fields: object = {}) =>
    ao.request({ path: `/${spawned}~process@1.0/${path}`, method: 'GET', ...fields });
  const httpsig = {
    path: `/${spawned}~process@1.0/push`,
    method: 'POST',
    target: spawned,
    'signing-format': 'httpsig',
    data: 'return "by httpsig"',
  };
  const calls: Record<string, () => Promise<unknown>> = {
    message: () => evaluate('Count = (Count or 0) + 1; return Count'),
    messageId: () => evaluate('return Count', { returnMessageId: true }),
    fullResponse: () =>
      evaluate("Send({ Target = 'someone', Action = 'Hello', Data = 'hi' }); return Count", {
        opts: { fullResponse: true },
      }),
    result: () => ao.result({ process: spawned, message: '1' }),
    results: () => ao.results({ process: spawned }),
    dryrun: () => ao.dryrun({ process: spawned, tags: [{ name: 'Action', value: 'Info' }] }),
    patch: () => evaluate("Send({ device = 'patch@1.0', hello = 'patched' })"),
    request: async () => (await read('now/hello')).text(),
    signedRequest: async () => (await read('now/hello', { 'signing-format': 'ans104' })).text(),
    httpsig: async () => (await ao.request(httpsig)).status,
  };
  const outcomes: Record<string, unknown> = { spawn: spawned };
  for (const [name, call] of Object.entries(calls)) {
    outcomes[name] = await call().catch((reason: unknown) => ({ failed: String(reason) }));
  }
  process.stdout.write(JSON.stringify(outcomes));
}

await main();
