/** Returns the point in time that a field for date and time names in this device's zone; undefined for any other text. */
export function timeOfField(text: string): number | undefined {
  const at = Date.parse(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && Number.isFinite(at) ? at : undefined;
}

/** Returns a point in time as a field for date and time has it, to the minute of this device's zone. */
export function fieldOfTime(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns the names of the two fields of a span whose times can't be right. */
export function wrongTimes({ startsAt = '', endsAt = '' }: Readonly<Record<string, string>>): string[] {
  const start = timeOfField(startsAt);
  const end = timeOfField(endsAt);
  return [
    ...(start === undefined ? ['startsAt'] : []),
    ...(end === undefined || (start !== undefined && end <= start) ? ['endsAt'] : []),
  ];
}
