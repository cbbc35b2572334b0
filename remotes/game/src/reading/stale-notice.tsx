import { Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { useAgeText } from './use-age-text';

/** Says how old the values on the screen are, by a clock that runs only as long as this is shown. */
export function StaleNotice({ at, children }: { at: number; children?: ReactNode }) {
  const t = useMessages();
  const ageText = useAgeText();
  return (
    <Notice tone="warning" title={t('stale.title', { age: ageText(at) })}>
      {children}
    </Notice>
  );
}
