import { FieldFoot, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'id'> & {
  label: ReactNode;
  onChange: (value: string) => void;
  /** True when the label is only for screen readers. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** The error of the value, translated. It takes the hint's place. */
  error?: string | undefined;
  /** True when the content is code: a font of one width, and no corrections. */
  isCode?: boolean;
  /** Returns what is between the label and the text. */
  tools?: (id: string) => ReactNode;
};

/** A labelled field of several lines. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden = false,
    hint,
    error,
    isCode = false,
    tools,
    onChange,
    rows = 4,
    ...area
  } = props;
  const id = useId();
  const code = isCode && ({ autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {tools?.(id)}
      <textarea
        {...code}
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        data-code={isCode || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-foot` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldFoot id={`${id}-foot`} error={error} hint={hint} />
    </div>
  );
}
