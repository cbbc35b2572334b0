import type { ReactNode } from 'react';
import { useSharedMessages } from '../i18n/shared-messages';
import { Notice } from './notice';

interface UnlistedNoticeProps {
  what: 'event' | 'contest';
  /** A button that belongs to it. */
  action?: ReactNode;
}

/** Says of an event or a contest that `network.json` doesn't list it, and that its name therefore proves nothing. */
export function UnlistedNotice({ what, action }: UnlistedNoticeProps) {
  const t = useSharedMessages();
  return (
    <Notice tone="warning" title={t(`unlisted.${what}`)} action={action}>
      {t('unlisted.text')}
    </Notice>
  );
}
