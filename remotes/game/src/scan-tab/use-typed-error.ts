import { codeLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useCallback } from 'react';
import { useMessages } from '../messages';
import { parseCode } from '../rabbit-code/domain/parse-code';
import { useKnownEvents } from '../unlisted/use-known-events';

/** Returns a function that says, for the code field, why a typed text is no code; undefined where it may be one. */
export function useTypedError(): (text: string) => string | undefined {
  const t = useMessages();
  const events = useKnownEvents();
  return useCallback(
    (text) => {
      const { kind } = parseCode(text, events, Date.now());
      if (kind !== 'damaged' && kind !== 'foreign') return undefined;
      const compact = text.replace(/[\s-]/g, '');
      const isCode = /^[a-z0-9]*$/i.test(compact);
      if (isCode && compact.length !== codeLength)
        return t('scan.code-length', { length: codeLength, count: compact.length });
      return isCode ? t('scan.code-mistyped') : undefined;
    },
    [t, events],
  );
}
