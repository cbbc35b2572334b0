const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Returns a size in words of a locale: 14 is '14 bytes', 2,500,000 is '2.5 MB'.
 * @param iso the locale, as `Intl` takes it
 */
export function dataSizeText(bytes: number, iso: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const unit = units[power] ?? 'byte';
  const { format } = new Intl.NumberFormat(iso, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return format(bytes / 1000 ** power);
}
