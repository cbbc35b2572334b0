import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { startTestNetwork } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';

const script = fileURLToPath(new URL('./testing/mainnet-client.ts', import.meta.url));

/** The outcomes with a real node of November 2025 (docs/decisions/099-localnet-hyperbeam.md). */
it('@permaweb/aoconnect in mainnet mode works, and fails, as with a real node', async () => {
  const network = await startTestNetwork({ ao: 'hyperbeam' });
  const client = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const { id: module } = await ensureAosModule();
  const keyfile = await testKeyring.wallet('aoconnect');
  const url = network.url.replace(/\/$/, '');
  client.stdin.end(JSON.stringify({ url, authority: network.authority, module, keyfile }));
  const outcomes = JSON.parse(await text(client.stdout));

  expect(outcomes).toMatchObject({
    spawn: expect.stringMatching(/^[\w-]{43}$/),
    message: 1,
    messageId: { failed: expect.stringContaining('Message id not found') },
    // It looks for results where later nodes may have them.
    fullResponse: { Messages: [] },
    result: { Messages: [] },
    results: { edges: [{ node: { Messages: [] } }] },
    dryrun: { Messages: [] },
    // Its message was sent before it failed.
    patch: 4,
    request: 'patched',
    signedRequest: 'patched',
    httpsig: 400,
  });
  expect(network.reports).toEqual([]);
});
