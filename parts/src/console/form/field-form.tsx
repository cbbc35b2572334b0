import { Button } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { TableField } from './field';
import { Fields } from './fields';
import styles from './fields.module.css';
import type { JudgedFields } from './use-fields';

interface FieldFormProps<Values> {
  of: JudgedFields<Values>;
  /** Drawn above the fields. */
  head?: ReactNode;
  fields: readonly TableField<Values>[];
  /** The words on the button that sends. */
  send: string;
  /** The button's look and state. */
  button?: Pick<ComponentProps<typeof Button>, 'variant' | 'busy' | 'disabled' | 'wide'>;
  /** Drawn beside the button. */
  beside?: ReactNode;
  /** Language of the texts that are typed. */
  lang?: string;
  /** Drawn between the fields and the button. */
  children?: ReactNode;
}

/** A form of the fields of a table. */
export function FieldForm<Values extends object>(props: FieldFormProps<Values>) {
  const { of, head, fields, send, button, beside, lang, children } = props;
  return (
    <form className={styles.set} lang={lang} {...of.form}>
      {head}
      <Fields of={of} fields={fields} />
      {children}
      <div className={styles.buttons}>
        <Button type="submit" {...button}>
          {send}
        </Button>
        {beside}
      </div>
    </form>
  );
}
