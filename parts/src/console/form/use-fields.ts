import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { acceptedText } from '../../ledger-text';
import type { FieldValues } from './field';

/** Faults by the names of fields, in the language of the page. */
export type FieldFaults = Readonly<Record<string, string | false | undefined>>;

/** A form whose values were judged. */
export interface JudgedFields<Values> extends FieldValues<Values> {
  /** True when the form was tried and has a fault. */
  isRefused: boolean;
  form: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void };
}

export interface TypedFields<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Begins anew, with the first values unless others are given. */
  reset: (values?: Values) => void;
  /** Moves the focus to the first field at fault, as for values that turned out to be wrong when they were sent. */
  look: () => void;
  /**
   * Returns the form of the values with these faults. Its button sends values without a fault, and else moves the focus to the
   * first field at fault: the button may be below several screens of fields.
   */
  judged: (faults: FieldFaults, onSend: (values: Values) => void) => JudgedFields<Values>;
}

/** Returns values whose texts lack what a process refuses: it is invisible, so nobody would find it. */
const shown = <Values extends object>(values: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? acceptedText(value) : value,
    ]),
  ) as Partial<Values>;

/** Keeps what is typed into the fields of a form. */
export function useFields<Values extends object>(start: Values | (() => Values)): TypedFields<Values> {
  const [values, setValues] = useState(start);
  const [first] = useState(values);
  const [tries, setTries] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault] input')?.focus();
  }, [tries]);
  const set = (change: Partial<Values>) => setValues((last) => ({ ...last, ...shown(change) }));
  const reset = (next = first) => {
    setValues(next);
    setTries(0);
  };
  const look = () => setTries((last) => last + 1);
  const judged = (faults: FieldFaults, onSend: (values: Values) => void): JudgedFields<Values> => {
    const isFaulty = Object.values(faults).some(Boolean);
    return {
      values,
      set,
      faultOf: (name) => (tries > 0 && faults[name]) || undefined,
      isRefused: tries > 0 && isFaulty,
      form: {
        ref,
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          look();
          if (!isFaulty) onSend(values);
        },
      },
    };
  };
  return { values, set, reset, look, judged };
}
