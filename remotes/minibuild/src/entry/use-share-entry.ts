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
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return { outcome, share };
}
