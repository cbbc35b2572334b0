const units = { K: 1024, M: 1024 ** 2, G: 1024 ** 3 };

/** Parses a size such as `500M` or `8G`, in bytes; undefined for text that is not a size. */
export function parseByteSize(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,6})([KMG])$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) * units[unit as keyof typeof units];
}

/** Formats a number of bytes in MiB or GiB, to a tenth. */
export function formatByteSize(bytes: number): string {
  if (bytes >= units.G) return `${Number((bytes / units.G).toFixed(1))} GiB`;
  return `${Number((bytes / units.M).toFixed(1))} MiB`;
}
