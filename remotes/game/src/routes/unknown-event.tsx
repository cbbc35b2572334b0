import { useMessages } from '../messages';
import { LostLink } from './lost-link';

/** The screen for a link to an event that this app does not know. */
export function UnknownEvent({ slug }: { slug: string }) {
  const t = useMessages();
  return (
    <LostLink title={t('event.unknown.title')}>
      <p>{t('event.unknown.text', { slug })}</p>
    </LostLink>
  );
}
