import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** Returns the requests that a module names literally: imports, re-exports, and `import()` with a plain text. */
function requestsOf(file: string, code: string) {
  const { module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} doesn't parse: ${errors[0].message}`);
  const own = module.staticImports.map(({ moduleRequest }) => moduleRequest);
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest] : [])),
  );
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    end,
    value: /^(['"])(.*)\1$/.exec(code.slice(start, end))?.[2] ?? '',
  }));
  const byStart = new Map([...own, ...passed, ...lazy].map((request) => [request.start, request]));
  return [...byStart.values()].filter(({ value }) => value !== '').sort((a, b) => b.start - a.start);
}

/** Returns the packages that a module imports: `react` for `react/jsx-runtime`. */
export function packagesOf(file: string, code: string): readonly string[] {
  const names = requestsOf(file, code)
    .map(({ value }) => value)
    .filter((value) => !/^\.|^node:/.test(value))
    .map((value) =>
      value
        .split('/')
        .slice(0, value.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}

/**
 * Writes the relative requests of a compiled module out, as Node wants them: `./page` becomes `./page.js`, and
 * `../ui` becomes `../ui/index.js`. Style sheets and data keep theirs.
 * @param file its path, from the same folder as the files
 * @param files all compiled files
 * @throws Error naming a request that leads to none of them
 */
export function withWholePaths(file: string, code: string, files: ReadonlySet<string>): string {
  let whole = code;
  for (const { value, start, end } of requestsOf(file, code)) {
    if (!value.startsWith('.') || /\.(css|json)$/.test(value)) continue;
    const target = path.posix.join(path.posix.dirname(file), value);
    const found = ['', '.js', '/index.js'].find((ending) => files.has(target + ending));
    if (found === undefined) throw new Error(`${file} imports ${value}, which is not packed.`);
    whole = `${whole.slice(0, start)}'${value}${found}'${whole.slice(end)}`;
  }
  return whole;
}
