import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constantsOf } from './client-module';
import { fieldRows } from './field-rows';
import { luaErrorCodes } from './lua-error-codes';
import type { LuaField } from './lua-fields';
import { actionRefusals } from './lua-refusals';
import { replyShape } from './reply-shape';

/** The sections of the protocol whose first table is generated. */
export const generatedSections = ['Constants', 'Codes', 'Fields', 'Refusals', 'Replies'] as const;
type GeneratedSection = (typeof generatedSections)[number];

const heads: Readonly<Record<GeneratedSection, readonly string[]>> = {
  Constants: ['constant', 'value', 'what it is'],
  Codes: ['code', 'the message is refused because'],
  Fields: ['action', 'field', 'value', 'absent', 'refused with'],
  Refusals: ['action', 'sent by', 'reply', 'refused with'],
  Replies: ['reply', 'data'],
};

/** Codes that keep people from an action, each with the people who can send it all the same; the first match counts. */
const senders = [
  ['staff.owner-only', 'the owner'],
  ['organisers.only', 'organisers and the staff'],
  ['staff.only', 'the staff'],
  ['run.foreign', 'the player of the run'],
  ['run.other-key', 'the key that began the run'],
  ['token.only', 'the token'],
  ['city.lead-only', 'the lead of the city, and the staff'],
  ['city.organisers-only', 'organisers of the city'],
  ['report.not-community', 'the community of the report'],
  ['points.not-a-source', 'sources that are on'],
  ['player.banned', 'players who are not banned'],
  ['player.unknown', 'players'],
  ['player.exists', 'anybody who is no player yet'],
  ['judge.only', 'judges'],
  ['vote.not-asked', 'the event'],
  ['vote.not-allowed', 'people who signed up, and holders of a rainbow of the event'],
  ['flag.not-allowed', 'people who signed up, and voters'],
  ['team.not-captain', 'members of the team; its captain for what is about others'],
  ['team.none', 'members of a team'],
  ['person.unknown', 'people who signed up'],
] as const;

const common = fileURLToPath(new URL('../../common', import.meta.url));

/**
 * Returns the page of a process's protocol with its tables of constants, codes, fields and refusals as the Lua has them, and of replies
 * as its client has them: the first table of the sections that `generatedSections` names.
 * @param page in Markdown
 * @param folder the process's folder
 * @param fields the fields that each action declares
 * @param replies the schema of each reply by its `Action`
 * @throws Error when the page lacks such a section or its table, or an action has a reply without a schema
 */
export function withProtocolTables(
  page: string,
  folder: string,
  fields: ReadonlyMap<string, readonly LuaField[]>,
  replies: Readonly<Record<string, unknown>>,
): string {
  const constants = constantsOf(folder).map(({ name, value, comment }) => [
    `\`${name}\``,
    [value].flat().join(', '),
    comment,
  ]);
  const codes = [`${common}/errors.lua`, `${folder}/src/errors.lua`]
    .flatMap((file) => luaErrorCodes(readFileSync(file, 'utf8')))
    .map(({ code, comment = '' }) => [`\`${code}\``, comment]);
  const catalogue = codes.map(([code = '']) => code.replaceAll('`', ''));
  const actions = actionRefusals(folder, catalogue, fields);
  const refusals = actions.map(({ action, reply, codes: own }) => {
    if (reply && !(reply in replies)) throw new Error(`There is no schema of the reply to ${action}`);
    const refusedWith = own.map((code) => `\`${code}\``).join(', ');
    return [`\`${action}\``, senderText(own), reply ? `\`${reply}\`` : '–', refusedWith];
  });
  const ordered = actions.map(({ action }) => [action, fields.get(action) ?? []] as const);
  const rows: Record<GeneratedSection, string[][]> = {
    Constants: constants,
    Codes: codes,
    Refusals: refusals,
    Fields: fieldRows(ordered),
    Replies: replyRows(replies),
  };
  return generatedSections.reduce(
    (text, section) => withTable(text, section, heads[section], rows[section]),
    page,
  );
}

/** Returns who can send an action, by the codes that it is refused with. */
function senderText(codes: readonly string[]): string {
  const [, sender = 'anybody'] = senders.find(([code]) => codes.includes(code)) ?? [];
  return sender;
}

/** Returns a row for each reply; one with the shape of an earlier one names that. */
function replyRows(replies: Readonly<Record<string, unknown>>): string[][] {
  const first = new Map<string, string>();
  return Object.entries(replies).map(([name, schema]) => {
    const shape = replyShape(schema);
    const same = first.get(shape);
    first.set(shape, same ?? name);
    return [`\`${name}\``, same ? `as \`${same}\`` : `\`${shape}\``];
  });
}

function withTable(
  page: string,
  section: string,
  head: readonly string[],
  rows: readonly string[][],
): string {
  const lines = page.split('\n');
  const title = lines.indexOf(`## ${section}`);
  const first = title < 0 ? -1 : lines.findIndex((line, index) => index > title && line.startsWith('|'));
  if (first < 0) throw new Error(`There is no section "${section}" with a table.`);
  const after = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  const table = [head, head.map(() => '---'), ...rows].map((cells) => lineOf(cells));
  return [...lines.slice(0, first), ...table, ...lines.slice(after < 0 ? lines.length : after)].join('\n');
}

const lineOf = (cells: readonly string[]) =>
  cells[0] === '---'
    ? `|${cells.join('|')}|`
    : `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
