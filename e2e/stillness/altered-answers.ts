import type { Page } from '@playwright/test';

type Answer = Record<string, unknown>;

const reads = '**/cu/dry-run*';

/** Alters the answers of the ledger to a page's reads of one action, such as `Me`. Others stay as they are. */
export async function alterAnswers(
  page: Page,
  action: string,
  alter: (answer: Answer) => Answer,
): Promise<void> {
  await page.route(reads, async (route) => {
    if (!route.request().postData()?.includes(`"${action}"`)) return route.fallback();
    const response = await route.fetch();
    const result = await response.json();
    const [message] = result.Messages;
    message.Data = JSON.stringify(alter(JSON.parse(message.Data)));
    return route.fulfill({ response, json: result });
  });
}

/** Leaves a page's reads of the ledger unanswered. */
export const answerNothing = (page: Page): Promise<unknown> => page.route(reads, () => undefined);
