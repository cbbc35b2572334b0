import { useWordsOf } from '../../known/known-words';
import { useKnownProcess } from '../../known/use-known-process';

interface ActionChoicesProps {
  /** The id that the field names as its list. */
  id: string;
  process: string;
}

/** The actions of a known process, in its own terms, as choices of a field. */
export function ActionChoices({ id, process }: ActionChoicesProps) {
  const recognised = useKnownProcess(process);
  const { actions, actionLabel } = useWordsOf(recognised?.known.kind);
  return (
    <datalist id={id}>
      {actions.map((action) => (
        <option key={action} value={action} label={actionLabel(action)} />
      ))}
    </datalist>
  );
}
