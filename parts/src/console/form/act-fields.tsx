import type { ReactNode } from 'react';
import { useReasonWords } from '../desk/desk-messages';
import type { TableField } from './field';
import { FieldForm } from './field-form';
import { Fields } from './fields';
import { type FieldFaults, type JudgedFields, useFields } from './use-fields';

/** An act of the staff as a form: its words, its fields, and the function that sends it. */
export interface FormOfAct<Values extends object, Options> {
  title: string;
  text: string;
  /** The present state of what the act changes. */
  now?: string | undefined;
  /** The values that the form begins with. */
  start: Values;
  fields: readonly TableField<Values>[];
  /** Draws fields of no such kind, below the others. */
  own?(form: JudgedFields<Values>): ReactNode;
  /** Returns what is wrong with the values; without a fault, they can be sent. */
  faults?(values: Values): FieldFaults;
  /** Returns a warning about values that can be right. */
  warning?(values: Values): ReactNode;
  /** The reason that the console gives; without it, a person writes one (see `PlainAct`). */
  reason?: string;
  /** Returns the words on the button that sends. */
  go(values: Values): string;
  /** Sends the act by a function of the process's client, with its reason. */
  send(values: Values, reason: string, options: Options): Promise<unknown>;
}

interface ActFieldsProps<Values extends object, Options> {
  act: FormOfAct<Values, Options>;
  /** Characters of the longest reason that the process takes. */
  maxReasonLength: number;
  isSending: boolean;
  /** Called with values without a fault, the reason, and a function that takes the reason away once it is sent. */
  onSend: (values: Values, reason: string, clear: () => void) => void;
  /** The state of the message. */
  children: ReactNode;
}

/** The form of an act, with its reason where a person writes one. */
export function ActFields<Values extends object, Options>(props: ActFieldsProps<Values, Options>) {
  const { act, maxReasonLength, isSending, onSend, children } = props;
  const { label, hint, missing } = useReasonWords();
  const typed = useFields({ ...act.start, reason: '' });
  const { reason: written, ...rest } = typed.values;
  const values = rest as unknown as Values;
  const given = act.reason ?? written.trim();
  const faults = { ...act.faults?.(values), reason: given === '' && missing };
  const judged = typed.judged(faults, () =>
    onSend(values, given, () => typed.reset({ ...values, reason: '' })),
  );
  // The reason is a field as the act's own are.
  const form = judged as unknown as JudgedFields<Values>;
  const reason = { name: 'reason', label, hint, maxLength: maxReasonLength };
  return (
    <FieldForm
      of={form}
      head={
        <>
          <p>{act.text}</p>
          {act.now && <p>{act.now}</p>}
          <Fields of={form} fields={act.fields} />
          {act.own?.(form)}
          {act.warning?.(values)}
        </>
      }
      fields={act.reason === undefined ? [reason as TableField<Values>] : []}
      send={act.go(values)}
      button={{ busy: isSending, wide: true }}
    >
      {children}
    </FieldForm>
  );
}
