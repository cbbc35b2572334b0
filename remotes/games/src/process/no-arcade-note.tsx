import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useArcade } from './use-arcade';

/** Says, where the network names no arcade, that practice is all there is here. */
export function NoArcadeNote() {
  const t = useMessages();
  if (useArcade()) return null;
  return (
    <Notice
      title={t('no-arcade.title')}
      action={
        <ButtonLink to="/_internal/games" variant="quiet">
          {t('title.founding')}
        </ButtonLink>
      }
    >
      {t('no-arcade.text')}
    </Notice>
  );
}
