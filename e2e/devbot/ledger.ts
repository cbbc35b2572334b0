import type { Page } from '@playwright/test';
import type { LocalnetUnderTest } from '../support/localnet';

/** Returns the ids of the processes that an address has spawned, as the ledger has them. */
export async function spawnedBy({ url }: LocalnetUnderTest, address: string): Promise<string[]> {
  const query = `query { transactions(owners: ["${address}"], tags: [{ name: "Type", values: ["Process"] }], first: 100) { edges { node { id } } } }`;
  const response = await fetch(new URL('graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data }: { data: { transactions: { edges: { node: { id: string } }[] } } } = await response.json();
  return data.transactions.edges.map(({ node }) => node.id);
}

/** Returns the process in the address of a token's page. */
export const processOf = (page: Page): string => /tokens\/([\w-]{43})/.exec(page.url())?.[1] ?? '';
