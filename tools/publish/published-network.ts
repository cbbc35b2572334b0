import { readFile } from 'node:fs/promises';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { type AppFile, appFile } from './app-files';

/** No host has this name (RFC 2606): an address that lies there was relative. */
const nowhere = 'https://relative.invalid/';

/**
 * Returns the app's files with the `network.json` to publish.
 * @param networkFile takes the place of the one in the app's folder
 * @throws Error when there is no `network.json`, or when an address in it is relative: below a path manifest there are only files
 */
export async function withNetwork(files: readonly AppFile[], networkFile?: string): Promise<AppFile[]> {
  const others = files.filter((file) => file.path !== 'network.json');
  const found = networkFile === undefined ? files.find((file) => !others.includes(file)) : undefined;
  if (networkFile === undefined && !found)
    throw new Error('The app has no network.json: --network names one');
  const bytes = found?.bytes ?? (await readFile(networkFile ?? '').catch(() => undefined));
  if (!bytes) throw new Error(`${networkFile} can't be read`);
  assertWhole(Buffer.from(bytes).toString(), networkFile ?? 'network.json');
  return [...others, appFile('network.json', bytes)];
}

function assertWhole(text: string, name: string): void {
  let network: ReturnType<typeof parseNetwork>;
  try {
    network = parseNetwork(JSON.parse(text), nowhere);
  } catch {
    throw new Error(`${name} is no network.json`);
  }
  const relative = 'relative.invalid';
  if (JSON.stringify(network).includes(relative))
    throw new Error(`${name} has a relative address: all must be whole`);
}
