import { type ObjectExpression, type ObjectProperty, Visitor } from 'oxc-parser';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf, type SourceModule } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const actionsFile = /^processes\/([^/]+)\/src\/actions\.lua$/;
const clientFile = /^processes\/([^/]+)\/client\/(?!generated)/;
const actsFile = /^remotes\/[^/]+\/src\/acts\.ts$/;

/** The acts that no sheet is shown for, by their processes: keys of a device and services sign them. */
const unasked: Readonly<Record<string, readonly string[]>> = { arcade: ['Begin', 'Finish', 'Report'] };

/** An action that a client sends to its process. */
interface SentAction {
  process: string;
  action: string;
  file: string;
  line: number;
}

/** Returns the actions in a client that aren't only read: each statement of the module either reads or sends. */
function sentIn({ path, syntax }: SourceModule, text: string): SentAction[] {
  const [, process = ''] = clientFile.exec(path) ?? [];
  return syntax.program.body.flatMap(({ start, end }) => {
    const statement = text.slice(start, end);
    if (/\.read\(|function read[A-Z]/.test(statement) && !/\.send\(/.test(statement)) return [];
    return [...statement.matchAll(/\b(?:[aA]ction: |\w*[aA]ct\()'([\w-]+)'/g)].map((match) => ({
      process,
      action: match[1] ?? '',
      file: path,
      line: lineAt(text, start + match.index),
    }));
  });
}

const nameOf = ({ key }: Pick<ObjectProperty, 'key'>): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

const propertiesOf = ({ properties }: ObjectExpression): ObjectProperty[] =>
  properties.flatMap((one) => (one.type === 'Property' ? [one] : []));

/** The process of a receiver: an event's is `rabbit`. */
const processOf = (receiver: string) =>
  receiver === 'events' ? 'rabbit' : receiver.replace(/^processes\./, '');

/** Returns `<process> <action>` of each act that an area declares, and `<process> staff` where all acts of the staff are. */
function declaredIn({ syntax }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    Property(receiver) {
      if (receiver.value.type !== 'ObjectExpression') return;
      const process = processOf(nameOf(receiver));
      for (const one of propertiesOf(receiver.value)) {
        if (nameOf(one) === 'staff') found.push(`${process} staff`);
        if (nameOf(one) === 'acts' && one.value.type === 'ObjectExpression')
          found.push(...propertiesOf(one.value).map((act) => `${process} ${nameOf(act)}`));
      }
    },
  }).visit(syntax.program);
  return found;
}

/** Returns the acts of the staff of a process, by its generated client. */
function staffOf(tree: SourceTree, process: string): string[] {
  const generated = tree.get(`processes/${process}/client/generated.ts`) ?? '';
  const [, list = ''] = /ActNames = \[([^\]]*)\]/.exec(generated) ?? [];
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

/**
 * Rejects an action that a client sends and no area declares in its `src/acts.ts`: its approval sheet would have no words of its own
 * (docs/decisions/114-words-of-every-sheet.md). That each declared act has its texts in every language is checked by the build.
 */
export function checkActWords(tree: SourceTree): CheckReport {
  const processes = new Set([...tree.keys()].flatMap((path) => actionsFile.exec(path)?.[1] ?? []));
  if (processes.size === 0) return { examined: 0, findings: [] };
  const modules = [...moduleGraphOf(tree).modules.values()].filter(({ path }) => !isTest(path));
  const declared = new Set(modules.filter(({ path }) => actsFile.test(path)).flatMap(declaredIn));
  const sent = modules
    .filter(({ path }) => processes.has(clientFile.exec(path)?.[1] ?? ''))
    .flatMap((module) => sentIn(module, tree.get(module.path) ?? ''))
    .filter(({ process, action }) => !unasked[process]?.includes(action));
  return reportOn(sent, ({ process, action, file, line }) => {
    const isOfStaff = declared.has(`${process} staff`) && staffOf(tree, process).includes(action);
    if (isOfStaff || declared.has(`${process} ${action}`)) return [];
    return [
      {
        file,
        line,
        problem: `sends "${action}", which has no words on the approval sheet.`,
        fix: 'Declare it in src/acts.ts of the area whose process it is, with its texts in locales/acts/.',
      },
    ];
  });
}
