import { TextField } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps, RefObject } from 'react';
import { beginHere } from './begin-here';

interface PassphraseFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> {
  autoComplete: 'new-password' | 'current-password';
  isShown: boolean;
  /** The focus begins here. */
  isFirst?: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * The field of a passphrase. The passphrase is in this element only, never in a state; reading it empties the
 * field.
 */
export function PassphraseField({ field, isShown, isFirst = false, ...rest }: PassphraseFieldProps) {
  const keep = (element: HTMLInputElement | null) => {
    field.current = element;
    if (isFirst) beginHere(element);
  };
  return (
    <TextField
      {...rest}
      ref={keep}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

/** Returns the typed passphrase and empties the field. */
export function takeFrom(field: RefObject<HTMLInputElement | null>): string {
  const text = field.current?.value ?? '';
  if (field.current) field.current.value = '';
  return text;
}
