import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constantsOf } from './client-module';
import { luaErrorCodes } from './lua-error-codes';

const common = fileURLToPath(new URL('../../common', import.meta.url));

/**
 * Returns the page of a process's protocol with its tables of constants and codes as the Lua has them: the first table of the
 * sections `Constants` and `Codes`.
 * @param page in Markdown
 * @param folder the process's folder
 * @throws Error when the page lacks such a section or its table
 */
export function withProtocolTables(page: string, folder: string): string {
  const constants = constantsOf(folder).map(({ name, value, comment }) => [
    `\`${name}\``,
    [value].flat().join(', '),
    comment,
  ]);
  const codes = [`${common}/errors.lua`, `${folder}/src/errors.lua`]
    .flatMap((file) => luaErrorCodes(readFileSync(file, 'utf8')))
    .map(({ code, comment = '' }) => [`\`${code}\``, comment]);
  const withConstants = withTable(page, 'Constants', ['constant', 'value', 'what it is'], constants);
  return withTable(withConstants, 'Codes', ['code', 'the message is refused because'], codes);
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
