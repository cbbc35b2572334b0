import { Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import type { Admission } from './domain/admission';

const notices = {
  ready: { tone: 'success', title: 'ticket.ready.title', text: 'ticket.ready.text' },
  'ticket-needed': { tone: 'info', title: 'ticket.needed.title', text: 'ticket.needed.text' },
  full: { tone: 'warning', title: 'ticket.full.title', text: 'ticket.full.text' },
} as const;

interface AdmissionNoticeProps {
  admission: Admission;
  /** A button that helps. */
  action?: ReactNode;
}

/** Shows a newcomer that a ticket is there, or how to get one; nothing where everybody may join. */
export function AdmissionNotice({ admission, action }: AdmissionNoticeProps) {
  const t = useMessages();
  if (!(admission === 'ready' || admission === 'ticket-needed' || admission === 'full')) return null;
  const { tone, title, text } = notices[admission];
  return (
    <Notice tone={tone} title={t(title)} action={action}>
      {t(text)}
    </Notice>
  );
}
