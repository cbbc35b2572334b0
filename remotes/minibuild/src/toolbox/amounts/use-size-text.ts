import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo } from 'react';
import { sizeIn } from './domain/size';

/** Tells a number of bytes as people read it. */
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
