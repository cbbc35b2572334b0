import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { connect } from '@permaweb/aoconnect';

/** The part of the library that is used here: its types can't be found under its name. */
interface PublishedLibrary {
  init(options: { ao: unknown }): {
    getAtomicAsset(id: string, options: { useGateway: true }): Promise<unknown>;
    getGQLData(query: { gateway: string; tags: { name: string; values: string[] }[] }): Promise<unknown>;
  };
}

// Its modules for `import` don't load in Node.
const require = createRequire(import.meta.url);
const { default: permaweb }: { default: PublishedLibrary } = require('@permaweb/libs');

/**
 * Shows atomic assets by the ecosystem's published library, in a process of its own. The library has the hosts of the public network built
 * in, in whose place requests go to a local one.
 */
async function main(): Promise<void> {
  const { url, id, author } = JSON.parse(await text(process.stdin));
  const request = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const asked = new URL(String(input instanceof Request ? input.url : input));
    return request(`${url}${asked.pathname.slice(1)}${asked.search}`, init);
  };
  // The library logs its steps to the output.
  console.log = () => undefined;
  const ao = connect({ MODE: 'legacy', CU_URL: `${url}cu`, MU_URL: `${url}mu`, GATEWAY_URL: url });
  const libs = permaweb.init({ ao });
  const outcome = {
    asset: await libs.getAtomicAsset(id, { useGateway: true }),
    listed: await libs.getGQLData({
      gateway: 'arweave.net',
      tags: [
        { name: 'Implements', values: ['ANS-110'] },
        { name: 'Collection-Id', values: [author] },
        { name: 'Type', values: ['Process'] },
      ],
    }),
  };
  process.stdout.write(JSON.stringify(outcome));
}

await main();
