import { useMemo } from 'react';
import { useLocale } from '../i18n';
import { sizeIn } from './size-in';

/** Returns a function that formats a number of bytes in the language of the page: 14 is '14 bytes', 2,500,000 is '2.5 MB'. */
export function useSizeText(): (bytes: number) => string {
  const { iso } = useLocale();
  return useMemo(
    () => (bytes) => {
      const { value, unit } = sizeIn(bytes);
      return new Intl.NumberFormat(iso, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits: 1,
      }).format(value);
    },
    [iso],
  );
}
