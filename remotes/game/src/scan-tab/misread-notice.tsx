import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import type { Misread } from '../rabbit-code/domain/misread';
import { OtherCardNotice } from '../ticket/other-card-notice';

/** The reason why a text leads to no rabbit of this event; the camera keeps scanning. */
export function MisreadNotice({ misread }: { misread: Misread }) {
  const t = useMessages();
  if (misread.kind === 'other-card') return <OtherCardNotice {...misread} />;
  if (misread.kind !== 'other-event') return <Notice tone="warning">{t(`misread.${misread.kind}`)}</Notice>;
  const { name, slug } = misread;
  if (name === undefined) return <Notice tone="warning">{t('misread.other-event')}</Notice>;
  return (
    <Notice
      tone="warning"
      action={
        slug && (
          <ButtonLink to={`/rabbit/${slug}`} variant="secondary">
            {t('misread.go', { name })}
          </ButtonLink>
        )
      }
    >
      {t('misread.named-event', { name })}
    </Notice>
  );
}
