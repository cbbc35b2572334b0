import type { Page } from '@playwright/test';
import type { Contest, EntryList, EntryRow } from '@rainbow-rabbit/processes/minibuild/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import type { DrawnPreview } from './draw-previews';

/** The process that the played compute unit answers for. */
const largeContestProcess = 'g'.repeat(43);

/** As many entries as a contest can have. */
export const largeContestEntries = 2000;

const hourMs = 3_600_000;

/** A contest that is voted in. */
const contest = (now: number): Contest => ({
  phase: 'voting',
  isOpen: true,
  keyVersion: 0,
  facts: {
    times: {
      signUp: now - 72 * hourMs,
      building: now - 48 * hourMs,
      voting: now - hourMs,
      judging: now + 30 * hourMs,
      results: now + 60 * hourMs,
    },
    teamSize: 4,
    voteWeight: 60,
    kinds: ['picture', 'text', 'link'],
    criteria: [],
    prizes: [],
    zone: 'Europe/Lisbon',
    admission: { by: 'tickets' as const, events: [] },
    voters: 'admitted' as const,
    original: 'en',
  },
  texts: { language: 'en', name: 'Two thousand memes', brief: 'Make one.', rules: 'Be kind.' },
  languages: ['en'],
  counts: { people: 4000, teams: largeContestEntries, entries: largeContestEntries, ballots: 0 },
  judges: [],
  at: now,
});

/** Returns the id of the message that submitted an entry. */
const messageOf = (entry: number) => String(entry).padStart(43, 'e') as TxId;

/** An entry as a process writes it, with the longest texts that it may have. */
function rowOf(entry: number, previews: readonly DrawnPreview[]): EntryRow {
  const preview = entry % 10 === 0 ? undefined : previews[entry % previews.length];
  return {
    entry,
    kind: preview ? 'picture' : 'text',
    title: `${entry} ${'彩'.repeat(80)}`.slice(0, 80),
    team: { team: entry, name: `${entry} ${'隊'.repeat(40)}`.slice(0, 40) },
    ...(preview && { preview: { message: messageOf(entry), sha256: preview.sha256 } }),
    submittedAt: 1,
    changedAt: 1,
    revisions: 1,
  };
}

interface DryRun {
  Data: string;
  Tags: readonly { name: string; value: string }[];
}

/** The questions of a page so far. */
export interface ContestReads {
  /** The action of each read, in order. */
  actions: string[];
  /** The bytes of each reply's data. */
  bytes: number[];
  /** Entries whose preview was fetched, in order. */
  previews: number[];
}

/**
 * Gives a page a network whose contest has 2,000 entries. The compute unit and the gateway are played by replies: the real
 * process takes hours to fill so far, and what is measured is the page.
 */
export async function playLargeContest(
  page: Page,
  url: string,
  previews: readonly DrawnPreview[],
): Promise<ContestReads> {
  const reads: ContestReads = { actions: [], bytes: [], previews: [] };
  await page.route(`${url}network.json*`, (route) =>
    route.fulfill({
      json: {
        ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
        gateway: 'gateway/',
        events: [],
        processes: { minibuild: largeContestProcess },
      },
    }),
  );
  await page.route(`${url}gateway/raw/*`, (route) => {
    const entry = Number(/e(\d+)$/.exec(route.request().url())?.[1]);
    reads.previews.push(entry);
    const preview = previews[entry % previews.length]?.preview;
    return route.fulfill({ json: { kind: 'picture', title: 'A meme', preview } });
  });
  await page.route(`${url}cu/**`, async (route) => {
    const { Data, Tags } = route.request().postDataJSON() as DryRun;
    const action = Tags.find(({ name }) => name === 'Action')?.value ?? '';
    const { offset = 0, limit = 50 } = JSON.parse(Data || '{}');
    const length = Math.max(0, Math.min(limit, largeContestEntries - offset));
    const entries: EntryList = {
      total: largeContestEntries,
      rows: Array.from({ length }, (_, index) => rowOf(offset + 1 + index, previews)),
      at: 1,
    };
    const data = JSON.stringify(action === 'Contest' ? contest(Date.now()) : entries);
    reads.actions.push(action);
    reads.bytes.push(Buffer.byteLength(data));
    await route.fulfill({
      json: { Messages: [{ Target: '0'.repeat(43), Data: data, Tags: [{ name: 'Action', value: action }] }] },
    });
  });
  return reads;
}
