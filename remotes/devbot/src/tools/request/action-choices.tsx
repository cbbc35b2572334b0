import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useRef, useState } from 'react';
import { useWordsOf } from '../../known/known-words';
import { listedProcess } from '../../known/listed-process';
import { useKnownProcess } from '../../known/use-known-process';
import { useToolsMessages } from '../tools-messages';
import styles from './earlier-requests.module.css';

interface ActionChoicesProps {
  /** The id that the field names as its list. */
  id: string;
  process: string;
  onChoose: (action: string) => void;
}

/** The actions of a known process, in its own terms: as completions of the field, and as a list to tap. */
export function ActionChoices({ id, process, onChoose }: ActionChoicesProps) {
  const t = useToolsMessages();
  const isListed = listedProcess(useNetwork(), process) !== undefined;
  const recognised = useKnownProcess(process);
  const { actions, actionLabel } = useWordsOf(recognised?.known.kind);
  const [isOpen, setOpen] = useState(false);
  const label = useRef<HTMLElement>(null);
  // A listed process has actions: their place is kept, so that nothing below moves under a finger when they come.
  if (actions.length === 0) return isListed ? <div className={styles.coming} /> : null;
  const choose = (action: string) => {
    onChoose(action);
    setOpen(false);
    label.current?.focus(); // The button that had the focus is gone.
  };
  return (
    <>
      <datalist id={id}>
        {actions.map((action) => (
          <option key={action} value={action} label={actionLabel(action)} />
        ))}
      </datalist>
      <FoldedPart
        className={styles.earlier}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        label={t('request.actions', { count: actions.length })}
        labelClass={styles.label}
        labelRef={label}
      >
        <ul className={styles.list}>
          {actions.map((action) => (
            <li key={action}>
              <button type="button" className={styles.request} onClick={() => choose(action)}>
                <span className={styles.action}>{actionLabel(action) ?? action}</span>
                <span className={styles.process}>{action}</span>
              </button>
            </li>
          ))}
        </ul>
      </FoldedPart>
    </>
  );
}
