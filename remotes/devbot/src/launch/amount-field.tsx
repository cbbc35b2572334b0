import { TextField } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps } from 'react';

/** A text field for an amount of a token, which a launch needs. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" required />;
}
