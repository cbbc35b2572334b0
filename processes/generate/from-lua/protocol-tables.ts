import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constantsOf } from './client-module';
import { luaErrorCodes } from './lua-error-codes';
import { actionRefusals } from './lua-refusals';
import { replyShape } from './reply-shape';

const common = fileURLToPath(new URL('../../common', import.meta.url));

/**
 * Returns the page of a process's protocol with its tables of constants, codes and refusals as the Lua has them, and of replies as
 * its client has them: the first table of the sections `Constants`, `Codes`, `Refusals` and `Replies`.
 * @param page in Markdown
 * @param folder the process's folder
 * @param replies the schema of each reply by its `Action`
 * @throws Error when the page lacks such a section or its table, or an action has a reply without a schema
 */
export function withProtocolTables(
  page: string,
  folder: string,
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
  const refusals = actionRefusals(folder, catalogue).map(({ action, reply, codes: own }) => {
    if (!(reply in replies)) throw new Error(`There is no schema of the reply to ${action}`);
    return [`\`${action}\``, `\`${reply}\``, own.map((code) => `\`${code}\``).join(', ')];
  });
  const tables: [section: string, head: string[], rows: string[][]][] = [
    ['Constants', ['constant', 'value', 'what it is'], constants],
    ['Codes', ['code', 'the message is refused because'], codes],
    ['Refusals', ['action', 'reply', 'refused with'], refusals],
    ['Replies', ['reply', 'data'], replyRows(replies)],
  ];
  return tables.reduce((text, [section, head, rows]) => withTable(text, section, head, rows), page);
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
