/** One step of a path on a HyperBEAM node, such as `compute=3`, `push&slot=7` or `compute&Action=Info`. */
export interface PathStep {
  key: string;
  /** Present for `key=value`. */
  value?: string;
  /** The fields after `&`, in order, without the types that may follow their names (`slot+integer=3`). */
  fields: readonly { name: string; value: string }[];
}

/** A path has so many steps and fields at most, as its length allows. */
export function parseStep(segment: string): PathStep {
  const [head = '', ...rest] = segment.split('&');
  const { name: key, value } = fieldOf(head);
  return { key, ...(head.includes('=') && { value }), fields: rest.map(fieldOf) };
}

/** Returns the value of a field of a step. */
export function fieldIn({ fields }: PathStep, name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value;
}

function fieldOf(text: string): { name: string; value: string } {
  const at = text.indexOf('=');
  const [name, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return { name: decoded(name).replace(/\+\w+$/, ''), value: decoded(value) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
