import install from '../shell/locales/install/en.json' with { type: 'json' };
import { alterAnswers } from './game/altered-answers';
import { becomePlayer, ownCode } from './game/phone-player';
import { wholeRainbow } from './game/whole-rainbow';
import { expect, reloadPage, test } from './support';

/** Lets the browser make its offer as soon as the page is read, before the bundle runs, and counts how often the app takes it. */
function offerEarly(): void {
  let taken = 0;
  const prompt = async () => Reflect.set(globalThis, 'offersTaken', ++taken);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  const offer = () => {
    Reflect.set(globalThis, 'hasBundle', document.querySelector('script[src]') !== null);
    window.dispatchEvent(event);
  };
  document.addEventListener('readystatechange', offer, { once: true });
}

test('the browser’s offer to install that came before the bundle is made in the card of the first rainbow', async ({
  page,
  axe,
}) => {
  await page.addInitScript(offerEarly);
  await becomePlayer(page, 'Meadowsweet');
  const offer = page.getByRole('heading', { name: install['install.title'] });
  await expect(offer).toBeHidden();
  await alterAnswers(page, 'Me', (me) => ({ ...me, complete: true, collected: wholeRainbow }));
  await reloadPage(page);
  await expect(ownCode(page)).toBeVisible();
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasBundle'))).toBe(false);
  await axe();
  await page.getByRole('button', { name: install['install.accept'] }).click();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'offersTaken'))).toBe(1);
  // An answer that is still altered goes nowhere.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
