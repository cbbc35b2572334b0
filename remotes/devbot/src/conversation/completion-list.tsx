import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { useMessages } from '../messages';
import styles from './completion-list.module.css';
import { clearCommand } from './domain/commands';
import type { Completion } from './domain/completions';
import { tasks } from './tasks';

interface CompletionListProps {
  id: string;
  /** Returns the id of the completion's element. */
  optionId: (index: number) => string;
  completions: readonly Completion[];
  chosen: number | undefined;
  onRun: (line: string) => void;
}

/** The completions of the command line, as chips. A tap runs one; keys are the command line's. */
export function CompletionList({ id, optionId, completions, chosen, onRun }: CompletionListProps) {
  const t = useMessages();
  const aboutOf = ({ line, task, name }: Completion) => {
    const begun = tasks.find((one) => one.id === task);
    return name ?? (begun ? t(begun.titleKey) : t(line === clearCommand ? 'bot.clear' : 'help.title'));
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('command.completions')}
      className={styles.list}
      hidden={completions.length === 0}
    >
      {completions.map((completion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus (aria-activedescendant)
        <div
          key={completion.line}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          className={styles.option}
          // The field keeps the focus, and with it the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(completion.line)}
        >
          <span className={styles.line}>{shownLine(completion)}</span>
          <span className={styles.about}>{aboutOf(completion)}</span>
        </div>
      ))}
    </div>
  );
}

/** Returns a line as it is shown: the id of a process is shortened where its name is beside it. */
function shownLine({ line, name }: Completion): string {
  return name === undefined ? line : line.replace(/\S{43}$/, shortAddress);
}
