import { TextField } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps } from 'react';

/** A text field for the ticker of a token, which a launch needs. */
export function TickerField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} autoCapitalize="characters" autoComplete="off" spellCheck={false} required />;
}
