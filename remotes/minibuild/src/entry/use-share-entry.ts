import { canShareLinks, shareData } from '@rainbow-rabbit/parts/share';
import { useState } from 'react';

/** Offers a link to the page to other apps, or copies it where the browser shares nothing. Leaving the choice is no failure. */
export function useShareEntry({ title }: { title: string }): {
  outcome: 'none' | 'copied' | 'failed';
  share: () => Promise<void>;
} {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const share = async () => {
    const url = window.location.href;
    try {
      if (canShareLinks()) await shareData({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, share };
}
