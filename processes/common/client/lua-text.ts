/** Returns the Lua literal of a text, whatever it contains. */
export function luaText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `'${[...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
}
