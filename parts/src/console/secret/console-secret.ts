import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ComponentType, ReactNode } from 'react';
import { neededContext } from '../../needed-context';
import type { ProcessSecret } from './use-secret';

/** The words of a secret's card and of the place for its file, by their names in the area's catalogue. */
type SecretWord =
  | 'title'
  | 'text'
  | 'act'
  | 'save'
  /** Says how to keep the file. */
  | 'save-now'
  | 'saved'
  /** Says that this device doesn't have the secret yet. */
  | 'elsewhere'
  | 'choose';

/** The secret of a console's process, for the parts that work with it. */
export interface ConsoleSecret {
  process: ProcessId;
  secret: ProcessSecret;
  /** Puts what the secret's card says into the language of the page. */
  word: (name: SecretWord) => string;
  /** The scanner of the area, for the two codes that add a helper. Its hint says where the camera has to point. */
  Scanner: ComponentType<{ hint: string; onRead: (text: string) => void }>;
  /** Another way to the secret than its file. */
  otherWay?: ReactNode;
}

export const [SecretContext, useConsoleSecret] = neededContext<ConsoleSecret>('SecretContext');
