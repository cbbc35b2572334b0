import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { type Invitation, invitationOf } from './invitation.domain';

/** Returns the invitation of the page's link, and a function that drops it from the address. */
export function useInvitation(): { invitation: Invitation | undefined; drop: () => void } {
  const [query, setQuery] = useSearchParams();
  const invitation = useMemo(() => invitationOf(query), [query]);
  const drop = () =>
    setQuery(
      (last) => {
        last.delete('team');
        last.delete('join');
        return last;
      },
      { replace: true },
    );
  return { invitation, drop };
}
