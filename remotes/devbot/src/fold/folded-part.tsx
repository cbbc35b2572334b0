import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './folded-part.module.css';

interface FoldedPartProps extends ComponentProps<'details'> {
  label: ReactNode;
  labelClass?: string | undefined;
  labelRef?: Ref<HTMLElement>;
}

/** A part of a page that stays folded until its label is pressed. */
export function FoldedPart({ label, labelClass = '', labelRef, children, ...details }: FoldedPartProps) {
  return (
    <details {...details}>
      <summary ref={labelRef} className={`${styles.label} ${labelClass}`}>
        {label}
      </summary>
      {children}
    </details>
  );
}
