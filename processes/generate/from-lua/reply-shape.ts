/** A schema of valibot, as far as its shape goes. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  options?: readonly (Shape | string)[];
  wrapped?: Shape;
  item?: Shape;
  literal?: unknown;
}

/** Choices of the longest list that is written out. */
const mostChoices = 5;

/**
 * Returns the shape of a reply as the protocol writes it: `{rabbit, block?, rows: [{…}]}`. Every reply's `at` is left out.
 * @param schema of the reply
 */
export function replyShape(schema: unknown): string {
  const shape = schema as Shape;
  if (shape.type === 'variant') return (shape.options ?? []).map(replyShape).join(' or ');
  const { at: _, ...entries } = shape.entries ?? {};
  return objectText(entries);
}

const objectText = (entries: Readonly<Record<string, Shape>>): string =>
  `{${Object.entries(entries)
    .map(([name, shape]) => fieldText(name, shape))
    .join(', ')}}`;

function fieldText(name: string, shape: Shape): string {
  const isOptional = shape.type === 'optional';
  const value = valueText(isOptional ? (shape.wrapped as Shape) : shape);
  return `${name}${isOptional ? '?' : ''}${value && `: ${value}`}`;
}

/** Returns a value's shape; nothing for a single number, text or truth value. */
function valueText(shape: Shape): string {
  if (shape.entries) return objectText(shape.entries);
  if (shape.item) return `[${valueText(shape.item) || 'value'}]`;
  if (shape.type === 'literal') return String(shape.literal);
  const choices = shape.type === 'picklist' ? (shape.options ?? []) : [];
  return choices.length > 0 && choices.length <= mostChoices
    ? choices.map((choice) => `'${choice}'`).join('|')
    : '';
}
