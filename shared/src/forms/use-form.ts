import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useSharedMessages } from '../i18n/shared-messages';
import type { Rule } from './rules';

/** The values of fields: text, or true for a ticked box. */
export type FormValues = Record<string, string | boolean>;

type NamesOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

interface FormOptions<Values extends FormValues> {
  initial: Values;
  rules?: { readonly [Name in keyof Values]?: readonly Rule<Values>[] };
  /** The fields' names as people read them, for '{field} is not valid.' */
  labels?: { readonly [Name in keyof Values]?: string };
  /** Fields whose rules, but for `required`, hold during typing too: text that can't pass says so at once. */
  live?: readonly (keyof Values)[];
  /** Replaces 'This field is required'. */
  requiredMessage?: string;
  /** Called with values that pass every rule. The caller of `submit` gets its errors. */
  onSubmit: (values: Values) => Promise<void> | void;
}

interface Binding {
  name: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  ref: (element: HTMLInputElement) => () => void;
}

export interface Form<Values extends FormValues> {
  values: Values;
  isSubmitting: boolean;
  /** The props of a text input of this name. */
  field: (name: NamesOf<Values, string>) => Binding & { value: string };
  /** The props of a checkbox of this name. */
  checkbox: (name: NamesOf<Values, boolean>) => Binding & { checked: boolean };
  setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Marks a field from outside the rules, say with a server's answer, until it is validated again. */
  setError: (name: keyof Values, message: string | undefined) => void;
  /** Moves the focus to a field, say a field that `setError` has marked. */
  focus: (name: NamesOf<Values, string | boolean>) => void;
  submit: (event?: FormEvent) => Promise<void>;
}

/** The place of a broken rule among the field's rules, so that its text follows the language; or a text from outside. */
type Fault = number | string;

const held = (input: HTMLInputElement) => (input.type === 'checkbox' ? input.checked : input.value);

/**
 * A form after docs/product 5.2: rules are checked when a field is left or changed for good, never during
 * typing unless the field is a live one, and once more on submit; the first field at fault then gets the focus.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const { initial, rules, labels, live, requiredMessage, onSubmit } = options;
  const t = useSharedMessages();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<{ [Name in keyof Values]?: Fault }>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const isInFlight = useRef(false);

  const brokenRule = (name: keyof Values, all: Values, isTyped = false): number | undefined => {
    const place = rules?.[name]?.findIndex(
      (rule) => !(isTyped && rule.name === 'required') && !rule.passes(all[name], all),
    );
    return place === -1 ? undefined : place;
  };
  const messageOf = (name: keyof Values, fault: Fault | undefined): string | undefined => {
    if (typeof fault !== 'number') return fault;
    const broken = rules?.[name]?.[fault];
    if (!broken) return undefined;
    if (broken.message) return broken.message;
    if (broken.name === 'required') return requiredMessage ?? t('form.required');
    return t('form.invalid', { field: labels?.[name] ?? String(name) });
  };
  const setFault = (name: keyof Values, fault: Fault | undefined) =>
    setFaults((all) => ({ ...all, [name]: fault }));
  const validate = (name: string, input: HTMLInputElement) =>
    setFault(name, brokenRule(name, { ...values, [name]: held(input) }));

  const isLive = (name: string) => live?.includes(name) === true;

  const bind = (name: string): Binding => ({
    name,
    error: messageOf(name, faults[name] ?? (isLive(name) ? brokenRule(name, values, true) : undefined)),
    onChange: ({ target }) => {
      setValues((all) => ({ ...all, [name]: held(target) }));
      // An error of the text before; the rules have their say about the new one.
      if (isLive(name)) setFault(name, undefined);
    },
    onBlur: ({ target }) => validate(name, target),
    ref: (input) => {
      inputs.current.set(name, input);
      // React's onChange is the browser's `input`; its `change`, which autofill sends, too, is handled here.
      const change = () => validate(name, input);
      input.addEventListener('change', change);
      return () => {
        input.removeEventListener('change', change);
        inputs.current.delete(name);
      };
    },
  });

  const focus = (name: string) => inputs.current.get(name)?.focus();

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isInFlight.current) return;
    const found = Object.keys(values).map((name) => [name, brokenRule(name, values)] as const);
    setFaults(() => ({ ...faults, ...Object.fromEntries(found) }));
    const first = found.find(([, place]) => place !== undefined);
    if (first) return focus(first[0]);
    isInFlight.current = true;
    setIsSubmitting(true);
    try {
      await onSubmit(values);
    } finally {
      isInFlight.current = false;
      setIsSubmitting(false);
    }
  };

  return {
    values,
    isSubmitting,
    field: (name) => ({ ...bind(name), value: String(values[name]) }),
    checkbox: (name) => ({ ...bind(name), checked: values[name] === true }),
    setValue: (name, value) => setValues((all) => ({ ...all, [name]: value })),
    setError: setFault,
    focus,
    submit,
  };
}
