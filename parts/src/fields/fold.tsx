import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import styles from './fold.module.css';

interface FoldedPartProps extends Omit<ComponentProps<'details'>, 'children' | 'open'> {
  label: ReactNode;
  labelClass?: string | undefined;
  labelRef?: Ref<HTMLElement>;
  /** Opens or closes the part; undefined leaves it as it is, so that nothing closes below typing fingers. */
  open?: boolean | undefined;
  /** A function is called only while the part is open. */
  children: ReactNode | (() => ReactNode);
}

/** A part of a page that stays folded until its label is pressed. */
export function FoldedPart({
  label,
  labelClass = '',
  labelRef,
  children,
  open,
  onToggle,
  ...details
}: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(open === true);
  return (
    <details
      {...details}
      open={open ?? isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
        onToggle?.(event);
      }}
    >
      <summary ref={labelRef} className={`${styles.label} ${labelClass}`}>
        {label}
      </summary>
      {typeof children === 'function' ? isOpen && children() : children}
    </details>
  );
}
