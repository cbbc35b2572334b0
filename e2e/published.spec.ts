import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { generateKeyfile, sandboxLabel } from '@rainbow-rabbit/shared/arweave';
import { treeRoot } from '../tools/build/workspace';
import { codeIn, fillIn, makeWallet, openTab, ownCode, typeCode } from './game/phone-player';
import { createTestPlayer, expect, keptFiles, test } from './support';
import type { LocalnetUnderTest } from './support/localnet';

/** The network's `network.json` with whole addresses: beside a published page there are only files. */
async function wholeNetwork({ url, events }: LocalnetUnderTest): Promise<string> {
  const { ao } = await (await fetch(`${url}network.json`)).json();
  return JSON.stringify({
    ao: { ...ao, mu: `${url}mu`, cu: `${url}cu`, su: `${url}su` },
    gateway: url,
    events,
  });
}

/** Publishes the built app on a local network. @returns its id */
async function publishApp(localnet: LocalnetUnderTest, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/keyfile.json`, JSON.stringify(await generateKeyfile()));
  await writeFile(`${folder}/network.json`, await wholeNetwork(localnet));
  const files = ['--keyfile', 'keyfile.json', '--network', 'network.json', '--record', 'record'];
  const command = ['--import', 'tsx', 'tools/publish/cli.ts', '--gateway', localnet.url, '--yes', ...files];
  const env = { ...process.env, INIT_CWD: folder };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: treeRoot, env });
  return /The app is at \S*\/([\w-]{43})\/$/m.exec(stdout)?.[1] ?? '';
}

test.use({ serviceWorkers: 'allow' });

test('a published app opens by its id on an origin of its own, plays, and keeps itself', async ({
  page,
  localnet,
}, info) => {
  const id = await publishApp(localnet, info.outputPath('published'));
  const clary = await createTestPlayer(localnet.url, { nickname: 'Clary of the web' });
  const script = page.waitForResponse(/\/static\/js\/main\./);
  await page.goto(`${localnet.url}${id}/#/rabbit/demo`);
  const origin = `http://${sandboxLabel(id)}.localhost:${new URL(localnet.url).port}`;
  await expect(page).toHaveURL(`${origin}/${id}/#/rabbit/demo`);
  expect((await script).headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=2592000, immutable',
    etag: expect.stringMatching(/^"[\w-]{43}-br"$/),
  });
  await makeWallet(page);
  await fillIn(page, 'Mallow');
  await expect(ownCode(page)).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await typeCode(page, codeIn(clary.linkAt(Date.now(), '')));
  await expect(page.getByText('from Clary of the web')).toBeVisible();
  await expect.poll(() => keptFiles(page)).toContain(`/${id}/`);
});
