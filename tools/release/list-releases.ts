import { servesContract } from '@rainbow-rabbit/shared/area';
import { readRegistry } from './app-folder';
import { offeredBuild, releaseState } from './manage-releases';
import { type Release, readReleases, recentReleases, shellName } from './releases';

/** The marks of a release, as the list explains them. */
const explanations = {
  offered: 'what people get now',
  'switched off': 'offered, but the registry has the area switched off',
  pinned: 'stays offered, whatever else is released',
  kept: 'never removed, however old',
  damaged: 'its files are not as they were released, so it can not be offered again',
  deleted: 'its files are gone, so it can not be offered again',
  'does not fit':
    'needs another contract than the shell that is offered; it asks people to wait for the other side',
} as const;

type Mark = keyof typeof explanations;

interface Row {
  build: string;
  /** The moment of the release; empty for a build that was never released. */
  date: string;
  contract: string;
  marks: readonly Mark[];
}

interface Group {
  title: string;
  rows: readonly Row[];
}

/** Returns the shell and all areas that an app offers or has releases of, the shell first. */
function namesIn(appFolder: string): string[] {
  const names = new Set([
    ...Object.keys(readReleases(appFolder)),
    ...Object.keys(readRegistry(appFolder).areas),
  ]);
  if (offeredBuild(appFolder, shellName)) names.add(shellName);
  return [...names].sort((a, b) => Number(b === shellName) - Number(a === shellName) || a.localeCompare(b));
}

function groupOf(appFolder: string, name: string): Group {
  const { pinned, releases = [] } = readReleases(appFolder)[name] ?? {};
  const entry = name === shellName ? undefined : readRegistry(appFolder).areas[name];
  const offered = offeredBuild(appFolder, name);
  const shells = readReleases(appFolder)[shellName]?.releases ?? [];
  const served = shells.find(({ build }) => build === offeredBuild(appFolder, shellName))?.contract;
  const isUnfit = served && entry && !servesContract(served, entry.contract);
  const marksOf = (build: string, isKept = false): Mark[] => {
    const isOffered = build === offered;
    const marks: readonly (Mark | false)[] = [
      isOffered && (entry?.enabled === false ? 'switched off' : 'offered'),
      build === pinned && 'pinned',
      isKept && 'kept',
      isOffered && isUnfit ? 'does not fit' : false,
    ];
    return marks.filter((mark) => mark !== false);
  };
  const rowOf = ({ build, date, contract, isKept }: Release): Row => {
    const marks = marksOf(build, isKept);
    const state = releaseState(appFolder, name, build);
    return {
      build,
      date,
      contract,
      marks: state === 'whole' ? marks : [...marks, state],
    };
  };
  const isUnreleased = offered !== undefined && !releases.some(({ build }) => build === offered);
  const unreleased = isUnreleased
    ? [{ build: offered, date: '', contract: entry?.contract ?? '', marks: marksOf(offered) }]
    : [];
  return {
    title: name === shellName ? `${shellName} (the app itself)` : name,
    rows: [...unreleased, ...releases.map(rowOf)],
  };
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Returns the rows of a table, with columns of equal width. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * Lists what an app offers and the releases that it can go back to, newest first, with their contracts and marks, and
 * explains the marks.
 * @param name the shell or an area; an empty text lists all
 * @throws Error if the app has nothing of that name
 */
export function listReleases(appFolder: string, name = ''): string {
  const names = namesIn(appFolder);
  const asked = names.filter((one) => !name || one === name);
  const groups = asked.map((one) => groupOf(appFolder, one)).filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) throw new Error(`The app has no ${name}. It has: ${names.join(', ')}.`);
  const rows = groups.flatMap((group) => group.rows);
  const texts = aligned(
    rows.map(({ build, date, contract, marks }) => [
      `  ${build}`,
      date ? `${day.format(new Date(date))} UTC` : 'never released',
      contract && `contract ${contract}`,
      marks.join(', '),
    ]),
  );
  const lineOf = (row: Row) => texts[rows.indexOf(row)] ?? '';
  const tables = groups.map(({ title, rows: own }) => [title, ...own.map(lineOf)].join('\n'));
  const used = Object.entries(explanations).filter(([mark]) =>
    rows.some(({ marks }) => marks.some((one) => one === mark)),
  );
  const legend = aligned(used.map(([mark, text]) => [`  ${mark}:`, text]));
  const removal = `A release removes all but the ${recentReleases} newest, and those that are offered, pinned or kept.`;
  return [...tables, ['Marks', ...legend, removal].join('\n')].join('\n\n');
}
