/**
 * Measures for how long the page freezes while QuickWallet makes a key: the longest wait of a ticking clock from
 * the choice until the wallet is connected, beside the same wait while nothing happens, in one run.
 * Run: `npm run bench -- key-creation [rounds]`.
 */
import { chromium, type Page } from '@playwright/test';
import { serveApp } from '../e2e/federation/app-server';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { judge, type Limit } from './judging/judge';
import { median } from './judging/median';
import { howMany } from './judging/small';
import { patient } from './visits/patient';

const waitLimit: Limit = {
  name: 'longest wait of the page while a key is made, median of all wallets',
  unit: 'ms',
  atMost: 50,
  reason: 'browsers count every longer task as one that its user notices (Long Tasks API, W3C)',
};

const rounds = Number(process.argv[2] ?? howMany(10, 1));

/** A clock in the page that ticks every 4 ms; `stopClock` returns the longest wait between two ticks. */
const clock = `(() => {
  let before = performance.now();
  let longestMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  }, 4);
  window.stopClock = () => {
    clearInterval(timer);
    return longestMs;
  };
})()`;

async function startClock(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(clock);
  return () => page.evaluate('stopClock()');
}

await buildApp();
const app = await serveApp({ folder: defaultAppFolder, quality: howMany(11, 5) });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const idle: number[] = [];
const creating: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const page = patient(await browser.newPage({ locale: 'en-US' }));
    await page.goto(app.url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    const option = page.getByRole('dialog').getByRole('button', { name: /QuickWallet/ });
    await option.waitFor();

    const stopIdle = await startClock(page);
    await page.waitForTimeout(howMany(1000, 100));
    idle.push(await stopIdle());

    const stopCreating = await startClock(page);
    await option.click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    creating.push(await stopCreating());
    await page.close();
  }
} finally {
  await browser.close();
  await app.stop();
}

const ms = (values: readonly number[]) =>
  `median ${median(values).toFixed(1)} ms, longest ${Math.max(...values).toFixed(1)} ms`;
console.log(`Longest wait in the page, ${rounds} wallets:`);
console.log(`idle            ${ms(idle)}`);
console.log(`making a key    ${ms(creating)}   ×${(median(creating) / median(idle)).toFixed(2)}`);
process.exitCode = judge([{ limit: waitLimit, measured: median(creating) }]);
