import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';

export type ContestTab = 'call' | 'gallery' | 'results';

/** The part that a page without a choice shows: that which the phase is about. */
function usualTab(phase: ContestPhase | undefined): ContestTab {
  if (phase === 'results') return 'results';
  return phase === 'voting' || phase === 'judging' ? 'gallery' : 'call';
}

/** Returns the part of the page that its address names, and a function that shows another one. */
export function useContestTab(phase: ContestPhase | undefined): {
  tab: ContestTab;
  select: (tab: ContestTab) => void;
} {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view');
  const isAsked = asked === 'call' || asked === 'gallery' || (asked === 'results' && phase === 'results');
  return {
    tab: isAsked ? (asked as ContestTab) : usualTab(phase),
    select: (tab) =>
      setQuery(
        (last) => {
          const next = new URLSearchParams(last);
          next.set('view', tab);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
