/**
 * The way in which a field is shown and typed: one line of text, a whole number, an amount, an id or address of the ledger, a
 * link, a date with a time, several lines, one of a list, one box to tick, or a box for each of a list.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'amount'
  | 'id'
  | 'url'
  | 'time'
  | 'area'
  | 'choice'
  | 'check'
  | 'several';

/** A field of a form as data. The value is a text; a truth value for `check`, a list of texts for `several`. */
export interface TableField<Values> {
  name: keyof Values & string;
  /** `text` unless given. */
  kind?: FieldKind;
  label: string;
  hint?: string | undefined;
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined;
  /** True for a field that can't be changed now. */
  isFixed?: boolean;
  maxLength?: number;
  /** The beginning of what is typed. */
  placeholder?: string;
  /** Lines of an `area`. */
  rows?: number;
  /** The values of `choice` and `several`. */
  options?: readonly { value: string; label: string; lang?: string }[];
}

/** The values that fields draw and change, and what is wrong with them. */
export interface FieldValues<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Returns the fault of a field in the language of the page, once the form was tried. */
  faultOf: (name: string) => string | undefined;
}
