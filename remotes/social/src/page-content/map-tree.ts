import type { Definition, Nodes, Root } from 'mdast';
import { cleanLine, cleanText } from './domain/clean-text';
import { contentLimits as limits } from './domain/limits';
import type { Block, Inline, RichText, RichTextFault } from './domain/rich-text';
import { safeAddress, storedPicture } from './domain/safe-address';

/** Maps a parsed CommonMark tree to the parts that a page shows. HTML becomes text, and no address of a script a link. */
export function mapTree(root: Root, source: string): RichText {
  const fault = faultOfTree(root);
  if (fault) return { fault, text: source };
  const mapping = new Mapping(root);
  return { blocks: mapping.blocks(root.children), refused: mapping.refused };
}

/** Walks without recursion: a hostile text nests thousands of levels. */
function faultOfTree(root: Root): RichTextFault | undefined {
  const ahead: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let parts = 0; ; parts += 1) {
    const next = ahead.pop();
    if (!next) return undefined;
    if (next.depth > limits.bodyDepth) return 'too-deep';
    if (parts > limits.bodyParts) return 'too-many-parts';
    if (!('children' in next.node)) continue;
    for (const node of next.node.children) ahead.push({ node, depth: next.depth + 1 });
  }
}

class Mapping {
  readonly refused: string[] = [];
  readonly #definitions = new Map<string, Definition>();

  constructor(root: Root) {
    const ahead: Nodes[] = [root];
    for (let node = ahead.pop(); node; node = ahead.pop()) {
      // The first definition of a name counts (CommonMark 0.31.2, section 4.7), so the walk goes from the end.
      if (node.type === 'definition') this.#definitions.set(node.identifier, node);
      if ('children' in node) ahead.push(...node.children);
    }
  }

  blocks(nodes: readonly Nodes[]): Block[] {
    return nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case 'paragraph':
          return [{ is: 'paragraph', parts: this.parts(node.children) }];
        case 'heading':
          return [{ is: 'heading', level: node.depth < 3 ? 3 : 4, parts: this.parts(node.children) }];
        case 'blockquote':
          return [{ is: 'quote', blocks: this.blocks(node.children) }];
        case 'list': {
          const items = node.children.map((item) => this.blocks(item.children));
          return [{ is: 'list', items, ...(node.ordered && { start: node.start ?? 1 }) }];
        }
        case 'code':
          return [{ is: 'code', text: cleanText(node.value) }];
        case 'html':
          return [{ is: 'paragraph', parts: [{ is: 'text', text: cleanText(node.value) }] }];
        case 'thematicBreak':
          return [{ is: 'rule' }];
        default:
          return [];
      }
    });
  }

  parts(nodes: readonly Nodes[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
        case 'html':
          return [{ is: 'text', text: cleanText(node.value) }];
        case 'inlineCode':
          return [{ is: 'code', text: cleanText(node.value) }];
        case 'emphasis':
        case 'strong':
          return [{ is: node.type, parts: this.parts(node.children) }];
        case 'break':
          return [{ is: 'break' }];
        case 'link':
          return this.#link(node.url, node.children);
        case 'linkReference':
          return this.#link(this.#addressOf(node.identifier), node.children);
        case 'image':
          return this.#picture(node.url, node.alt);
        case 'imageReference':
          return this.#picture(this.#addressOf(node.identifier), node.alt);
        default:
          return [];
      }
    });
  }

  #addressOf(identifier: string): string {
    return this.#definitions.get(identifier)?.url ?? '';
  }

  /** A link that may not be followed leaves its text. */
  #link(url: string, children: readonly Nodes[]): Inline[] {
    const parts = this.parts(children);
    const address = url.length <= limits.addressCharacters ? safeAddress(url) : undefined;
    if (address) return [{ is: 'link', parts, ...address }];
    this.#refuse(url);
    return parts;
  }

  #picture(url: string, alt: string | null | undefined): Inline[] {
    const text = cleanLine(alt ?? '').slice(0, limits.altCharacters);
    const stored = storedPicture(url);
    if (stored) return [{ is: 'picture', alt: text, ...stored }];
    this.#refuse(url);
    return text ? [{ is: 'text', text }] : [];
  }

  #refuse(url: string): void {
    this.refused.push(cleanLine(url).slice(0, 80));
  }
}
