import { Trouble } from '../../chrome/trouble';
import { useMessages } from '../../messages';

/** Says in place of a wall that there is no event of this slug; without a slug, that there is no event at all. */
export function UnknownWall({ slug }: { slug: string }) {
  const t = useMessages();
  return (
    <Trouble title={slug ? t('vibe.unknown-event', { event: slug }) : t('vibe.no-event')}>
      {t('vibe.no-event-text')}
    </Trouble>
  );
}
