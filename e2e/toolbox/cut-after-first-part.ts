import type { Page } from '@playwright/test';

/** A network that was cut while an upload was under way. */
interface CutNetwork {
  /** The addresses of all that was posted as a transaction. */
  posted: string[];
  mend: () => Promise<void>;
}

/** Cuts the network after the first part of an upload; what is sent afterwards is lost. */
export async function cutAfterFirstPart(page: Page): Promise<CutNetwork> {
  const posted: string[] = [];
  await page.route('**/tx', async (route) => {
    posted.push(route.request().url());
    await route.continue();
  });
  let parts = 0;
  await page.route('**/chunk', (route) => {
    parts += 1;
    return parts === 1 ? route.continue() : route.abort('internetdisconnected');
  });
  return { posted, mend: () => page.unroute('**/chunk') };
}
