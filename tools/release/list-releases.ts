import { offeredBuild } from './manage-releases';
import { type ReleaseLine, readReleases } from './releases';

/**
 * Lists the releases of an app, newest first, with their contracts and marks.
 * @param name the shell or an area; an empty text lists all
 * @throws Error if nothing of that name was released
 */
export function listReleases(appFolder: string, name = ''): string {
  const lines = Object.entries(readReleases(appFolder)).filter(([one]) => !name || one === name);
  if (lines.length === 0) throw new Error(name ? `${name} has no release.` : 'Nothing was released yet.');
  return lines
    .map(([one, line]) => `${one}\n${rows(line, offeredBuild(appFolder, one)).join('\n')}`)
    .join('\n');
}

const rows = ({ pinned, releases }: ReleaseLine, offered: string | undefined) =>
  releases.map(({ build, contract, date, isKept }) => {
    const marks = [build === offered && 'offered', build === pinned && 'pinned', isKept && 'kept'];
    return `  ${build}  ${date.slice(0, 16).replace('T', ' ')}  contract ${contract}  ${marks.filter(Boolean).join(', ')}`.trimEnd();
  });
