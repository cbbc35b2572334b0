import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packKit } from '../tools/kit/pack-kit';
import { makeOutsideArea, type OutsideArea } from '../tools/kit/testing/outside-area';
import { federationTest } from './federation/test';
import { expect, reloadPage } from './support';
import { connectedButton, popup, storedAddress } from './wallets/quick-wallet-popup';

interface KitFixtures {
  /** An area in a folder outside of the tree, made with the packed kit alone; its page shows the connected wallet. */
  outside: OutsideArea;
}

const test = federationTest.extend<KitFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  outside: async ({}, use) => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'area-kit-'));
    const folder = path.join(scratch, 'a-repository');
    mkdirSync(folder);
    const area = makeOutsideArea(folder, 'hello', packKit(path.join(scratch, 'packed')));
    const page = 'src/home-page.tsx';
    area.change(page, 'import', "import { useWallet } from '@rainbow-rabbit/shared/wallet';\nimport");
    area.change(page, 'const t =', 'const { state } = useWallet();\n  const t =');
    area.change(
      page,
      '</p>',
      "</p>\n        <p>{state.status === 'connected' ? state.address : state.status}</p>",
    );
    await use(area);
    rmSync(scratch, { recursive: true });
  },
});

test('an area from another repository stands in the released shell, with its wallet, and comes in a second version', async ({
  appFolder,
  open,
  outside,
  page,
}) => {
  const release = () => expect(outside.run('release', '--app', appFolder)).toMatchObject({ status: 0 });
  release();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Hello' }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading('Welcome to Hello')).toBeVisible();
  await expect(page).toHaveTitle('Welcome to Hello · Rainbow Rabbit');

  const main = page.getByRole('main');
  await expect(main.getByText('disconnected')).toBeVisible();
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await popup(page).getByRole('button', { name: 'QuickWallet (Recommended)' }).click();
  await expect(connectedButton(page)).toBeVisible();
  await expect(main.getByText(await storedAddress(page))).toBeVisible();

  outside.change('locales/en.json', '"Welcome to Hello"', '"Welcome to Hello, again"');
  outside.change('package.json', '"version": "0.1.0"', '"version": "0.2.0"');
  release();
  await reloadPage(page);
  await expect(heading('Welcome to Hello, again')).toBeVisible();
  await expect(main.getByText(await storedAddress(page))).toBeVisible();
  const { output } = outside.run('release', 'list', '--app', appFolder);
  expect(output).toMatch(/ 0\.2\.0-\w+ .*offered\n.* 0\.1\.0-/);
});
