import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { Button, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { ChooseWork } from './choose-work';
import { StoreWork } from './store-work';
import styles from './submit.module.css';
import type { Storing } from './use-storing';
import type { WorkState } from './use-work';

interface TextPartProps {
  state: WorkState;
  storing: Storing;
  /** True for the text file that the entry has already. */
  isSubmitted: boolean;
  onChoose: (file: Blob) => void;
  /** Takes the text of the file back into the field. */
  onEdit: (text: string) => void;
  onDrop: () => void;
}

/** The text of an entry as a file: for a text that is finished, or longer than a message. */
export function TextPart({ state, storing, isSubmitted, onChoose, onEdit, onDrop }: TextPartProps) {
  const t = useMessages();
  if (state.status === 'loading' || state.status === 'preparing')
    return <Spinner label={t('submit.file.preparing')} />;
  if (state.status === 'none') return <ChooseWork kind="text" state={state} onChoose={onChoose} />;
  const { text } = state.work;
  return (
    <div className={styles.stack}>
      <Scrolling className={styles.file} label={t('submit.text')} dir="auto">
        {text}
      </Scrolling>
      {isSubmitted ? (
        <p className={styles.small}>{t('submit.file.as-submitted')}</p>
      ) : (
        <StoreWork kind="text" storing={storing} />
      )}
      <div className={styles.row}>
        <Button variant="quiet" onClick={() => onEdit(text)}>
          {t('submit.file.edit')}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {t('submit.file.other')}
        </Button>
      </div>
    </div>
  );
}
