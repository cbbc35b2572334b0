const fields: Readonly<Record<string, 'target' | 'anchor'>> = {
  'data-item.target-length': 'target',
  'base64url.invalid': 'target',
  'data-item.anchor-length': 'anchor',
};

/** Returns the field of the form that an error is about; undefined when it is about none. */
export function fieldAtFault(code: string): 'target' | 'anchor' | undefined {
  return Object.hasOwn(fields, code) ? fields[code] : undefined;
}
