import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { useMember } from '../community/use-member';
import { ReadingState } from '../live/reading-state';

interface UnreadPageProps {
  reading: Extract<Reading<unknown>, { status: 'failed' }>;
  /** Reads the page again now. */
  refresh: () => void;
}

/**
 * The reason why a page could not be read, for connected wallets: its organisers can't edit it. Visitors have the built-in
 * text, and so has everybody in a community without this city.
 */
export function UnreadPage(props: UnreadPageProps) {
  const member = useMember();
  if (!member || hasCode(props.reading.error, 'city.unknown')) return null;
  return <ReadingState {...props} />;
}
