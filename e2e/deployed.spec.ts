import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { createActor } from '../localnet/src/players/actor';
import { registerPlayer } from '../localnet/src/players/player';
import { endAll, runNetwork } from '../localnet/src/testing/network-process';
import { treeRoot } from '../tools/build/workspace';
import { codeIn, fillIn, makeWallet, openTab, ownCode, typeCode } from './game/phone-player';
import { expect, test } from './support';
import { nextKeyfile } from './support/prepared-keys';

/** Writes a wallet and the file of a deployment. */
async function writeDeployment(folder: string, network: string) {
  const owner = nextKeyfile();
  const events = [{ slug: 'garden', name: 'Garden Party', admission: 'open' }];
  const app = { folder: path.join(treeRoot, 'dist/app') };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'wallet.json'), JSON.stringify(owner));
  const content = { network, keyfile: 'wallet.json', events, app };
  await writeFile(path.join(folder, 'deployment.json'), JSON.stringify(content));
  return owner;
}

test.afterEach(() => endAll());

test('one command makes a game that people play, on an empty network with a HyperBEAM node', async ({
  page,
}, info) => {
  const { url } = await runNetwork('--bare', '--memory', '--ao', 'hyperbeam');
  const folder = info.outputPath('deployed');
  const owner = await writeDeployment(folder, url);
  const file = path.join(folder, 'deployment.json');
  const command = ['tools/run/deploy.mjs', '--file', file, '--yes'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: treeRoot });
  const id = /The app is at \S*\/([\w-]{43})\/$/m.exec(stdout)?.[1] ?? '';

  const network = JSON.parse(await readFile(path.join(folder, 'network.json'), 'utf8'));
  const event = { url, process: network.events[0].process };
  const clary = await registerPlayer({ ...event, nickname: 'Clary', keyfile: nextKeyfile() });
  const staff = await createActor(url, owner);
  await startEvent({ ao: staff.ao, process: event.process }, { reason: 'All are here' }, staff);

  await page.goto(`http://localhost:${new URL(url).port}/${id}/#/rabbit/garden`);
  await makeWallet(page);
  await fillIn(page, 'Mallow');
  await expect(ownCode(page)).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await typeCode(page, codeIn(clary.linkAt(Date.now(), '')));
  await expect(page.getByText('from Clary')).toBeVisible();
  // its reads go on until it is gone, and the network ends before it otherwise
  await page.close();
});
