import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo } from 'react';
import { sizeIn } from './domain/size';

/** Returns a function that formats a number of bytes in the language of the page. */
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
