import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import type { SourceTree } from '../source/source-tree';
import { rawColourIn } from './colours';
import { type Declaration, type Prelude, parseCss } from './css';

/** The one file that may say what a colour or a layer is. */
const tokens = 'shared/src/ui/tokens.css';

/** Style sheets take colours and layers from tokens that exist, and areas reach nothing outside themselves. */
export function checkStyles(tree: SourceTree): CheckReport {
  const known = new Set(
    [...tree]
      .filter(([path]) => path.endsWith('.css'))
      .flatMap(([, text]) => text.match(/--[\w-]+(?=\s*:)/g) ?? []),
  );
  return reportOn(
    [...tree].filter(([path]) => path.endsWith('.css') && path !== tokens),
    ([file, text]) => {
      const { declarations, preludes } = parseCss(text);
      const isArea = file.startsWith('remotes/');
      return [
        ...(isArea && !file.endsWith('.module.css') ? [notAModule(file)] : []),
        ...declarations.flatMap((one) => [
          ...colour(file, one),
          ...layer(file, one),
          ...unknown(file, one, known),
          ...zoom(file, one),
        ]),
        ...preludes.flatMap((one) => [...reach(file, one), ...(isArea ? elements(file, one) : [])]),
      ];
    },
  );
}

function notAModule(file: string): Finding {
  return {
    file,
    problem: 'is not a CSS module.',
    fix: 'Name it *.module.css, so that its classes stay its own.',
  };
}

function colour(file: string, { property, value, line }: Declaration): Finding[] {
  const found = rawColourIn(property, value);
  if (!found) return [];
  return [
    { file, line, problem: `${property} has a raw colour: ${found}.`, fix: `Use a token of ${tokens}.` },
  ];
}

function layer(file: string, { property, value, line }: Declaration): Finding[] {
  if (property !== 'z-index' || /^(auto|inherit|.*var\(--rr-.*)$/.test(value)) return [];
  return [{ file, line, problem: `z-index is a raw ${value}.`, fix: `Use a layer token of ${tokens}.` }];
}

/** Sheets with a place that takes every finger for itself: a game's field, and a picture whose parts two fingers move and size. */
const takesAllFingers: readonly string[] = [
  'remotes/games/src/play/field/field.module.css',
  'remotes/minibuild/src/meme/stage/stage.module.css',
];

/** Two fingers enlarge the page wherever they are put down. */
function zoom(file: string, { property, value, line }: Declaration): Finding[] {
  if (property !== 'touch-action' || /manipulation|pinch-zoom|auto|inherit/.test(value)) return [];
  if (takesAllFingers.includes(file)) return [];
  return [
    { file, line, problem: `touch-action: ${value} forbids to zoom.`, fix: 'Add pinch-zoom to its value.' },
  ];
}

function unknown(file: string, { value, line }: Declaration, known: ReadonlySet<string>): Finding[] {
  return [...value.matchAll(/var\(\s*(--rr-[\w-]+)/g)]
    .filter(([, name = '']) => !known.has(name))
    .map(([, name]) => ({
      file,
      line,
      problem: `${name} is not defined.`,
      fix: `See ${tokens} for what there is.`,
    }));
}

function reach(file: string, { text, line }: Prelude): Finding[] {
  if (!text.includes(':global')) return [];
  return [
    { file, line, problem: `${text} leaves its module.`, fix: 'Give the element a class of this module.' },
  ];
}

/** Selectors that match by element name: `li`, `.list li`, `a:hover`. */
function elements(file: string, { text, line }: Prelude): Finding[] {
  if (text.startsWith('@') || /^(from|to|[\d.]+%)/.test(text)) return [];
  const plain = text.replace(/\[[^\]]*\]|"[^"]*"|:nth-[a-z-]+\([^)]*\)/g, '').replace(/:{1,2}[a-z-]+/g, '');
  const element = plain.split(/[\s>+~,()]+/).find((part) => /^[a-z*]/i.test(part));
  if (!element) return [];
  return [{ file, line, problem: `${text} selects the element ${element}.`, fix: 'Give it a class.' }];
}
