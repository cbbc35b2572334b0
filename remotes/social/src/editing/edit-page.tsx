import { useMember } from '../community/use-member';
import { useMessages } from '../messages';
import { type EditedCity, OpenEditor } from './open-editor';

/** The button that opens the editor, for the city's organisers; for everybody else, nothing. */
export function EditPage({ edited }: { edited: EditedCity }) {
  const t = useMessages();
  const address = useMember()?.address;
  if (address && !edited.organisers.includes(address)) return null;
  return (
    <OpenEditor edited={edited} part="text">
      {t('page.edit')}
    </OpenEditor>
  );
}
