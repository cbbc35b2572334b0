import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import { isGenerated } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';
import { type LuaFunction, luaFunctionsOf } from './lua-functions';
import { parseLuaType } from './lua-types';

/** An annotation of a Lua file: `---@param name type`, in parts. */
interface Annotation {
  file: string;
  line: number;
  tag: string;
  text: string;
}

const annotation = /^\s*---@(\w+)\s*(.*)$/;

/**
 * Checks the annotations of Lua in the syntax of lua-language-server, which no package registry offers: every function
 * has `---@param` for each parameter, in order, and `---@return` for each value, and every type that an annotation names
 * is declared once.
 */
export function checkLuaAnnotations(tree: SourceTree): CheckReport {
  const files = [...tree].filter(([path, text]) => path.endsWith('.lua') && !isGenerated(text));
  const functions = files.flatMap(([file, text]) => luaFunctionsOf(text).map((one) => ({ file, one })));
  const annotations = files.flatMap(([file, text]) =>
    text.split('\n').flatMap((written, at) => {
      const [, tag, rest = ''] = annotation.exec(written) ?? [];
      return tag ? [{ file, line: at + 1, tag, text: rest }] : [];
    }),
  );
  return {
    examined: functions.length,
    findings: [
      ...functions.flatMap(({ file, one }) => missingAnnotations(one).map(findingAt(file, one.line))),
      ...declaredTwice(annotations),
      ...unknownTypes(annotations),
    ],
  };
}

const findingAt =
  (file: string, line: number) =>
  (problem: string): Finding => ({
    file,
    line,
    problem,
    fix: 'Write it in the comment above: `---@param name type`, `---@return type`, `---@class Name`.',
  });

function missingAnnotations({ name, parameters, returns, comment }: LuaFunction): string[] {
  const tagged = (tag: string) =>
    comment.flatMap((line) => {
      const match = annotation.exec(line);
      return match?.[1] === tag ? [match[2] ?? ''] : [];
    });
  const named = tagged('param').map((text) => /^[\w.]+/.exec(text)?.[0] ?? '');
  const problems: string[] = [];
  if (named.join(', ') !== parameters.join(', ')) {
    problems.push(`${name}(${parameters.join(', ')}) has ---@param for (${named.join(', ')}).`);
  }
  const returned = tagged('return').length;
  if (returned !== returns)
    problems.push(`${name} returns ${returns} values and has ${returned} ---@return.`);
  return problems;
}

function nameDeclared({ tag, text }: Annotation): string[] {
  return tag === 'class' || tag === 'alias' ? [/^[\w.]+/.exec(text)?.[0] ?? ''] : [];
}

function declaredTwice(annotations: readonly Annotation[]): Finding[] {
  const seen = new Map<string, Annotation>();
  return annotations.flatMap((one) =>
    nameDeclared(one).flatMap((name) => {
      const first = seen.get(name);
      seen.set(name, first ?? one);
      return first ? [findingAt(one.file, one.line)(`${name} is declared in ${first.file} as well.`)] : [];
    }),
  );
}

function unknownTypes(annotations: readonly Annotation[]): Finding[] {
  const known = new Set(annotations.flatMap(nameDeclared));
  return annotations.flatMap((one) => {
    const report = findingAt(one.file, one.line);
    try {
      return typesIn(one)
        .flatMap((text) => parseLuaType(text).names)
        .filter((name) => !known.has(name))
        .map((name) => report(`${name} is declared nowhere.`));
    } catch (error) {
      return [report(`---@${one.tag} ${one.text} can't be parsed: ${(error as Error).message}.`)];
    }
  });
}

/** Returns the texts that start with a type. */
function typesIn({ tag, text }: Annotation): string[] {
  if (tag === 'return' || tag === 'type') return [text];
  if (tag === 'param') return [text.replace(/^\S+\s*/, '')];
  if (tag === 'alias') return [text.replace(/^[\w.]+\s*/, '')];
  if (tag === 'class') return text.includes(':') ? [text.replace(/^[^:]*:/, '')] : [];
  if (tag !== 'field') throw new Error('no such annotation is in use');
  const indexed = /^\[([^\]]+)\](.*)$/.exec(text);
  return indexed ? indexed.slice(1) : [text.replace(/^\S+\s*/, '')];
}
