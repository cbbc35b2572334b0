import { Checkbox, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { SelectField, TextArea } from '../../fields';
import type { FieldKind, FieldValues, TableField } from './field';
import styles from './fields.module.css';

interface FieldsProps<Values> {
  of: FieldValues<Values>;
  fields: readonly TableField<Values>[];
  /** True for fields beside each other where there is room. */
  isGrid?: boolean;
}

/** The fields of a table, in their order. */
export function Fields<Values extends object>({ of, fields, isGrid = false }: FieldsProps<Values>) {
  const drawn = fields.map((field) => <OneField key={field.name} of={of} field={field} />);
  return isGrid ? <div className={styles.grid}>{drawn}</div> : drawn;
}

/** Fields that belong together, under their name. */
export function FieldSet({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{name}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

const typed: Readonly<Partial<Record<FieldKind, ComponentProps<'input'>>>> = {
  number: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal' },
  id: { autoCapitalize: 'none', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  time: { type: 'datetime-local' },
};

function OneField<Values extends object>({
  of,
  field,
}: {
  of: FieldValues<Values>;
  field: TableField<Values>;
}) {
  const {
    name,
    kind = 'text',
    label,
    hint,
    isFixed = false,
    options = [],
    maxLength,
    rows,
    optional,
    placeholder,
  } = field;
  const value: unknown = of.values[name];
  const set = (next: unknown) => of.set({ [name]: next } as Partial<Values>);
  const error = of.faultOf(name);
  const shared = { label, hint, error, name, maxLength, autoComplete: 'off', disabled: isFixed };
  switch (kind) {
    case 'several':
      return (
        <SeveralField options={options} chosen={value as readonly string[]} error={error} onChange={set} />
      );
    case 'check':
      return (
        <Checkbox
          label={label}
          hint={hint}
          name={name}
          checked={value === true}
          disabled={isFixed}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          value={String(value)}
          options={options}
          disabled={isFixed}
          onChoose={set}
        />
      );
    case 'area':
      return <TextArea {...shared} rows={rows} value={String(value)} onChange={set} />;
    default:
      return (
        <TextField
          {...shared}
          {...typed[kind]}
          optional={optional}
          placeholder={placeholder}
          value={String(value)}
          onChange={({ target }) => set(target.value)}
        />
      );
  }
}

interface SeveralFieldProps {
  options: NonNullable<TableField<object>['options']>;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** A box for each of a list, below the name of their set; the fault is below them. */
function SeveralField({ options, chosen, error, onChange }: SeveralFieldProps) {
  return (
    <div data-fault={error && ''}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
