import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { joiningPath } from './domain/joining-link';
import type { ReadCard } from './domain/read-card';

/** Says that a scanned card is for another event, with the way there. */
export function OtherCardNotice({ event, ticket }: Extract<ReadCard, { kind: 'other-card' }>) {
  const t = useMessages();
  if (!event) return <Notice tone="warning">{t('card.unknown-event')}</Notice>;
  const { slug, name } = event;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink to={joiningPath(slug, ticket)} variant="secondary">
          {t('misread.go', { name })}
        </ButtonLink>
      }
    >
      {t('card.other-event', { name })}
    </Notice>
  );
}
