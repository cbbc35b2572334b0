import type { ReactNode, Ref } from 'react';
import styles from './field-group.module.css';

interface FieldGroupProps {
  legend: ReactNode;
  /** True for parts that belong close together. */
  isTight?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Controls that share a legend, one below the other. */
export function FieldGroup({ legend, isTight, ref, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} data-tight={isTight || undefined} ref={ref}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
