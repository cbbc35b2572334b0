import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { type ComponentProps, useId } from 'react';
import styles from './fields.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** True when the label is only for screen readers. */
  isLabelHidden?: boolean;
  hint?: string;
  /** True when the content is code: a font of one width, and no corrections. */
  isCode?: boolean;
};

/** A labelled field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden = false, hint, isCode = false, onChange, rows = 4, ...area } = props;
  const id = useId();
  const code = isCode && ({ autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <textarea
        {...code}
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        data-code={isCode || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
