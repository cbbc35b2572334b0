import * as v from 'valibot';
import { shownLine } from '../../board/domain/board-name';

/** Entries of a registry's answer that are looked at, at most (docs/product 9.288). */
const mostListed = 3;
/** Characters of a name and of a description that are shown, at most (docs/product 9.288). */
const [mostOfName, mostOfText] = [60, 300];

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const listSchema = v.array(v.object({ ProfileId: v.unknown() }));
const infoSchema = v.object({
  Owner: v.string(),
  Profile: v.object({
    DisplayName: v.optional(v.unknown()),
    UserName: v.optional(v.unknown()),
    Description: v.optional(v.unknown()),
  }),
});

/** The words of an AO profile, without characters that can't be seen, on one line each. */
export interface AoProfile {
  process: string;
  name: string;
  text: string;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a text of a bounded length on one line; the empty text for anything else. */
function line(given: unknown, most: number): string {
  if (typeof given !== 'string') return '';
  // A text of any length is cut before it is looked at.
  return shownLine(given.slice(0, 4 * most), most);
}

/** Returns the ids of profiles in a registry's answer, at most the first three. */
export function listedProfiles(answer: string): readonly string[] {
  const list = v.safeParse(listSchema, json(answer));
  if (!list.success) return [];
  const ids = list.output.slice(0, mostListed).map(({ ProfileId }) => ProfileId);
  return [...new Set(ids.filter((each) => v.is(id, each)))];
}

/** Returns the words of a profile that says it is an address's own; undefined for another's, and without words. */
export function profileOf(process: string, answer: string, address: string): AoProfile | undefined {
  const info = v.safeParse(infoSchema, json(answer));
  if (!info.success || info.output.Owner !== address) return undefined;
  const { DisplayName, UserName, Description } = info.output.Profile;
  const name = line(DisplayName, mostOfName) || line(UserName, mostOfName);
  const text = line(Description, mostOfText);
  return name || text ? { process, name, text } : undefined;
}
