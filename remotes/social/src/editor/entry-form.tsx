import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSocialErrorText } from '../messages';
import { useFaultFocus } from '../use-fault-focus';
import { useEditorMessages } from './editor-messages';
import styles from './entry-form.module.css';

type Saving = { status: 'idle' | 'sending' } | { status: 'failed'; error: unknown };

interface EntryParams<Field extends string, Entry extends object> {
  /** Returns the texts that the form begins with. */
  initial: () => Readonly<Record<Field, string>>;
  /** Reads the fields: what to send, or the names of those at fault. */
  read: (fields: Readonly<Record<Field, string>>) => Entry | { faults: readonly Field[] };
  /** Sends it with one approval. Returns the fields whose texts turn out to be wrong. Rejects with an AppError. */
  save: (entry: Entry) => Promise<readonly Field[]>;
  /** Names a field, or says what is wrong with it. */
  word: (name: Field | `${Field}-invalid`) => string;
}

/** Returns the state of the form of one thing of a city, such as a meet-up. */
export function useEntry<Field extends string, Entry extends object>(params: EntryParams<Field, Entry>) {
  const { initial, read, save, word } = params;
  const [fields, setFields] = useState(initial);
  const [faults, setFaults] = useState<ReadonlySet<Field>>(new Set());
  /** Texts that turned out to be wrong when they were sent. */
  const [refused, setRefused] = useState<Partial<Readonly<Record<Field, string>>>>({});
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });

  const entry = read(fields);
  /** A fault that was found stays until its field is right. */
  const isWrong = (name: Field) =>
    fields[name] === refused[name] || (faults.has(name) && 'faults' in entry && entry.faults.includes(name));

  const submit = async () => {
    if (saving.status === 'sending') return;
    setFaults(new Set('faults' in entry ? entry.faults : []));
    if ('faults' in entry) return;
    setSaving({ status: 'sending' });
    try {
      const wrong = await save(entry);
      if (wrong.length === 0) return;
      setRefused(Object.fromEntries(wrong.map((name) => [name, fields[name]])) as typeof refused);
      setFaults(new Set(wrong));
      setSaving({ status: 'idle' });
    } catch (error) {
      setSaving({ status: 'failed', error });
    }
  };
  const field = (name: Field) => ({
    label: word(name),
    value: fields[name],
    error: isWrong(name) ? word(`${name}-invalid`) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((all) => ({ ...all, [name]: target.value })),
  });
  return { fields, field, form: { faults, saving, submit } };
}

interface EntryFormProps {
  form: ReturnType<typeof useEntry>['form'];
  heading: ReactNode;
  /** Says that it could not be sent. */
  failed: string;
  /** The text of the button that sends it. */
  act: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of one thing of a city, in place of the list that it was opened from. */
export function EntryForm({ form, heading, failed, act, onCancel, children }: EntryFormProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const { faults, saving, submit } = form;
  const element = useFaultFocus(faults);
  const title = useRef<HTMLHeadingElement>(null);
  // The list that the form was opened from is gone, with its focus.
  useEffect(() => title.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={element} className={styles.form} onSubmit={onSubmit} noValidate>
      <h2 ref={title} className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      {saving.status === 'failed' && (
        <Notice tone="error" title={failed}>
          {errorText(saving.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={saving.status === 'sending'}>
          {act}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}
