/** Fields of a message that are shown in words, at most. */
const maxFields = 30;
const maxLength = 200_000;

/** A field of a message's data: its name, and its value as text. */
export interface DataEntry {
  name: string;
  value: string;
}

/** Returns the fields of data that is one JSON object; none for any other data. */
export function dataFields(text: string): readonly DataEntry[] {
  if (text.length > maxLength || !text.trimStart().startsWith('{')) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Object.entries(Object(parsed))
      .slice(0, maxFields)
      .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }));
  } catch {
    return [];
  }
}
