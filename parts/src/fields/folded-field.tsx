import { TextField } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps } from 'react';
import { FoldedPart } from './fold';
import styles from './fold.module.css';

interface FoldedFieldProps extends ComponentProps<typeof TextField> {
  /** Offers the field. */
  offer: string;
}

/** A field that may stay empty: it is folded until it is offered and taken, or has a text or an error. */
export function FoldedField({ offer, ...field }: FoldedFieldProps) {
  const isOpen = field.error !== undefined || field.value !== '';
  return (
    <FoldedPart label={offer} open={isOpen || undefined}>
      <div className={styles.field}>
        <TextField {...field} />
      </div>
    </FoldedPart>
  );
}
