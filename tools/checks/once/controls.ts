import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isBundled, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const place = 'parts/src/fields/';

/** The part to use in place of an element. */
const parts: Readonly<Record<string, string>> = {
  details: 'FoldedPart',
  select: 'SelectField',
  textarea: 'TextArea',
};

/** Rejects controls that an area or a part draws itself where there is a part for all: each has one look. */
export function checkControls(tree: SourceTree): CheckReport {
  const modules = [...moduleGraphOf(tree).modules.values()].filter(
    ({ path }) => isBundled(path) && path.endsWith('.tsx') && !path.startsWith(place),
  );
  return reportOn(modules, ({ path, syntax }) => {
    const findings: Finding[] = [];
    const reject = (name: string, part: string, start: number) =>
      findings.push({
        file: path,
        line: lineAt(tree.get(path) ?? '', start),
        problem: `draws ${name} of its own.`,
        fix: `Use ${part} (@rainbow-rabbit/parts/fields).`,
      });
    new Visitor({
      JSXOpeningElement({ name, attributes, start }) {
        if (name.type !== 'JSXIdentifier') return;
        const part = parts[name.name];
        if (part) reject(`a <${name.name}>`, part, start);
        const isRadio = attributes.some(
          (one) =>
            one.type === 'JSXAttribute' &&
            one.name.name === 'type' &&
            one.value?.type === 'Literal' &&
            one.value.value === 'radio',
        );
        if (isRadio) reject('radio buttons', 'RadioField or Segments', start);
      },
    }).visit(syntax.program);
    return findings;
  });
}
