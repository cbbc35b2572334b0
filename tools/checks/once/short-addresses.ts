import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const place = 'shared/src/arweave/short-address.ts';

/** A piece of a text that code puts together: a fixed one, a cut of another text, or any other value. */
type Piece = 'dots' | 'cut' | 'other';

/** The part of a syntax node that this check reads. */
interface TextNode {
  type: string;
  [field: string]: unknown;
}

/**
 * Rejects code that writes the two ends of a text with dots between them. People compare the ends of an address before
 * they pay, so there is one form of it.
 */
export function checkShortAddresses(tree: SourceTree): CheckReport {
  const modules = [...moduleGraphOf(tree).modules.values()].filter(({ path }) => path !== place);
  return reportOn(modules, ({ path, syntax }) => {
    const findings: Finding[] = [];
    const rejectEnds = (node: TextNode & { start: number }) => {
      if (!/cut dots cut/.test(piecesOf(node).join(' '))) return;
      findings.push({
        file: path,
        line: lineAt(tree.get(path) ?? '', node.start),
        problem: 'shortens a text to its two ends.',
        fix: `Use shortAddress (@rainbow-rabbit/shared/bytes, ${place}).`,
      });
    };
    new Visitor({
      TemplateLiteral: (node) => rejectEnds({ ...node }),
      JSXElement: (node) => rejectEnds({ ...node }),
      JSXFragment: (node) => rejectEnds({ ...node }),
      BinaryExpression: (node) => rejectEnds({ ...node }),
    }).visit(syntax.program);
    return findings;
  });
}

/** Lists the pieces of a text in their order. */
function piecesOf(node: TextNode): readonly Piece[] {
  const fixed = (text: unknown): readonly Piece[] => {
    const words = String(text).trim();
    if (words === '') return [];
    return [/^(…|\.{3})$/.test(words) ? 'dots' : 'other'];
  };
  switch (node.type) {
    case 'TemplateLiteral': {
      const { quasis, expressions } = node as unknown as { quasis: TextNode[]; expressions: TextNode[] };
      return quasis.flatMap((quasi, index) => {
        const { cooked } = quasi.value as { cooked: string };
        const next = expressions[index];
        return [...fixed(cooked), ...(next ? piecesOf(next) : [])];
      });
    }
    case 'BinaryExpression': {
      const { left, right, operator } = node as unknown as Record<'left' | 'right', TextNode> & TextNode;
      return operator === '+' ? [...piecesOf(left), ...piecesOf(right)] : ['other'];
    }
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as TextNode[]).flatMap((child) =>
        /^JSX(Element|Fragment)$/.test(child.type) ? ['other'] : piecesOf(child),
      );
    case 'JSXExpressionContainer':
      return piecesOf(node.expression as TextNode);
    case 'JSXText':
    case 'Literal':
      return fixed(node.value);
    case 'CallExpression': {
      const { property } = node.callee as { property?: { name?: string } };
      return /^(slice|substring|substr)$/.test(property?.name ?? '') ? ['cut'] : ['other'];
    }
    default:
      return ['other'];
  }
}
