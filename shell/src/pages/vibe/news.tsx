import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';

/** The newest announcement of the event's staff. */
export function News({ announcements }: Pick<EventInfo, 'announcements'>) {
  const t = useMessages();
  const newest = [...announcements].sort((one, other) => other.at - one.at)[0];
  return newest ? <Notice title={t('vibe.announcement')}>{newest.text}</Notice> : null;
}
