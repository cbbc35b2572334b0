import { type Context, createContext, use } from 'react';

/**
 * Returns a context, and the hook that reads it. The hook throws an Error where nothing provides a value: a mistake in our own code.
 * @param name names the context in that error
 */
export function neededContext<Value extends object>(
  name: string,
): readonly [provider: Context<Value | undefined>, useIt: () => Value] {
  const Needed = createContext<Value | undefined>(undefined);
  const useNeeded = () => {
    const value = use(Needed);
    if (value === undefined) throw new Error(`This screen is not inside a ${name}`);
    return value;
  };
  return [Needed, useNeeded];
}
