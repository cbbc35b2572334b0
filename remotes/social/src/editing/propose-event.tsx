import { useMember } from '../community/use-member';
import { useMessages } from '../messages';
import { type EditedCity, OpenEditor } from './open-editor';

/** The button of everybody with a wallet but the city's organisers, who have the whole editor, to propose an event to the city. */
export function ProposeEvent({ edited }: { edited: EditedCity }) {
  const t = useMessages();
  const address = useMember()?.address;
  if (!address || edited.organisers.includes(address)) return null;
  return (
    <OpenEditor edited={edited} part="events">
      {t('page.propose')}
    </OpenEditor>
  );
}
