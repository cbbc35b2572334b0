import {
  type FieldFaults,
  FieldForm,
  type JudgedFields,
  type TableField,
  type TypedFields,
} from '@rainbow-rabbit/parts/console/form';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAct } from '../live/use-act';
import { useSocialErrorText } from '../messages';
import { useEditorMessages } from './editor-messages';
import styles from './entry-form.module.css';

interface EntryFormProps<Values extends object> {
  typed: TypedFields<Values>;
  fields: readonly TableField<Values>[];
  faults: FieldFaults;
  /** Faults of values that turned out to be wrong when they were sent; they can be sent again. */
  refused?: FieldFaults;
  heading: ReactNode;
  /** Says that it could not be sent. */
  failed: string;
  /** The text of the button that sends it. */
  act: string;
  /** Sends values without a fault with one approval. Rejects with an AppError. */
  onSave: () => Promise<void>;
  onCancel: () => void;
  /** Draws what is below the fields. */
  children?: (form: JudgedFields<Values>) => ReactNode;
}

/** The form of one thing of a city, such as a meet-up, in place of the list that it was opened from. */
export function EntryForm<Values extends object>(props: EntryFormProps<Values>) {
  const { typed, fields, faults, refused, heading, failed, act, onSave, onCancel, children } = props;
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const { state, run } = useAct(onSave);
  const title = useRef<HTMLHeadingElement>(null);
  // The list that the form was opened from is gone, with its focus.
  useEffect(() => title.current?.focus(), []);
  const judged = typed.judged(faults, () => void run());
  const form = { ...judged, faultOf: (name: string) => judged.faultOf(name) || refused?.[name] || undefined };
  return (
    <div className={styles.entries}>
      <FieldForm
        of={form}
        head={
          <h2 ref={title} className={styles.heading} tabIndex={-1}>
            {heading}
          </h2>
        }
        fields={fields}
        send={act}
        button={{ busy: state.status === 'sending' }}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {t('edit.cancel')}
          </Button>
        }
      >
        {children?.(form)}
        {state.status === 'failed' && (
          <Notice tone="error" title={failed}>
            {errorText(state.error)}
          </Notice>
        )}
      </FieldForm>
    </div>
  );
}
