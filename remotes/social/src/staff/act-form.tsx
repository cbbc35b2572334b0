import { FoldedPart, SelectField } from '@rainbow-rabbit/parts/fields';
import { maxReasonLength } from '@rainbow-rabbit/processes/community/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { Button, Dialog, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMember } from '../community/use-member';
import { ActNotice } from '../live/act-notice';
import { useAct } from '../live/use-act';
import { useFaultFocus } from '../use-fault-focus';
import styles from './act-form.module.css';
import { AdmissionField } from './admission-field';
import { useCommunityStaffMessages } from './staff-messages';

/** A field of a form: a line of text, a number, a point in time of this device's zone, a choice, or whom the community admits. */
export interface ActField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'time' | 'choice' | 'admission';
  hint?: string;
  /** True for a field that may stay empty. */
  isOptional?: boolean;
  /** The values of a choice, and their labels. */
  options?: readonly { value: string; label: string }[];
  /** The value that the form begins with. */
  start?: string;
}

export type ActValues = Readonly<Record<string, string>>;

/** One act of the staff as a form. */
export interface StaffActForm {
  title: string;
  text: string;
  /** The present state of what the act changes. */
  now?: string | undefined;
  fields: readonly ActField[];
  /** True for the form that the address of the page asks for: it is open, and in view. */
  isAsked?: boolean;
  /** Returns the names of the fields whose values can't be right. */
  check?: (values: ActValues) => readonly string[];
  /** Returns a warning about values that can be right. */
  warning?: (values: ActValues) => string | undefined;
  /** The question before an act that can't be taken back, and its two answers. */
  confirm?: { text: string; yes: string; no: string };
  send: (values: ActValues, reason: string, signer: ItemSigner) => Promise<unknown>;
}

const inputTypes = { text: 'text', number: 'number', time: 'datetime-local' } as const;

/** The form of one act of the staff, with its reason; the public log shows what is sent. */
export function ActForm({ act, onActed }: { act: StaffActForm; onActed?: (() => void) | undefined }) {
  const t = useCommunityStaffMessages();
  const signer = useMember()?.signer;
  const first = Object.fromEntries(act.fields.map(({ name, start = '' }) => [name, start]));
  const [values, setValues] = useState<ActValues>(first);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const form = useFaultFocus(wrong);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!act.isAsked) return;
    summary.current?.scrollIntoView?.({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [act.isAsked]);
  const { state, run } = useAct(async () => {
    if (!signer) return;
    await act.send(values, reason.trim(), signer);
    setReason('');
    onActed?.();
  });
  const empty = act.fields.filter(({ name, isOptional }) => !isOptional && !values[name]?.trim());
  const missing = [...empty.map(({ name }) => name), ...(reason.trim() ? [] : ['reason'])];
  const refused = [...new Set([...missing, ...(act.check?.(values) ?? [])])];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(refused);
    if (refused.length > 0) return;
    if (act.confirm) setIsAsking(true);
    else void run();
  };
  const errorOf = (name: string) =>
    wrong.includes(name) && refused.includes(name) ? t('staff.wrong') : undefined;
  const warning = act.warning?.(values);
  const set = (name: string) => (value: string) => setValues((last) => ({ ...last, [name]: value }));

  return (
    <FoldedPart
      className={styles.act}
      open={act.isAsked}
      labelRef={summary}
      labelClass={styles.title}
      label={act.title}
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{act.text}</p>
        {act.now && <p>{act.now}</p>}
        {act.fields.map((field) => (
          <OneField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={errorOf(field.name)}
            onChange={set(field.name)}
          />
        ))}
        {warning && <Notice tone="warning">{warning}</Notice>}
        <TextField
          label={t('staff.reason')}
          hint={t('staff.reason.hint')}
          autoComplete="off"
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errorOf('reason')}
        />
        <Button type="submit" busy={state.status === 'sending'}>
          {t('staff.send')}
        </Button>
        <ActNotice state={state} done={t('staff.done')} />
      </form>
      {isAsking && act.confirm && (
        <ConfirmAct
          act={act}
          onYes={() => {
            setIsAsking(false);
            void run();
          }}
          onNo={() => setIsAsking(false)}
        />
      )}
    </FoldedPart>
  );
}

interface OneFieldProps {
  field: ActField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A field of a form, of its kind. */
function OneField({ field, value, error, onChange }: OneFieldProps) {
  const t = useCommunityStaffMessages();
  const { label, kind, hint, isOptional, options = [] } = field;
  if (kind === 'admission')
    return <AdmissionField label={label} value={value} error={error} onChange={onChange} />;
  if (kind === 'choice')
    return <SelectField label={label} value={value} options={options} onChoose={onChange} />;
  return (
    <TextField
      type={inputTypes[kind]}
      label={label}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
      {...(hint && { hint })}
      {...(isOptional && { optional: t('staff.optional') })}
    />
  );
}

interface ConfirmActProps {
  act: StaffActForm;
  onYes: () => void;
  onNo: () => void;
}

/** The question before an act that can't be taken back. */
function ConfirmAct({ act: { title, confirm }, onYes, onNo }: ConfirmActProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{confirm?.text}</p>
      <Button wide onClick={onYes}>
        {confirm?.yes}
      </Button>
      <Button wide variant="secondary" onClick={onNo}>
        {confirm?.no}
      </Button>
    </Dialog>
  );
}
