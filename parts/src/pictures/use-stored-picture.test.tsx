import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useStoredPicture } from './use-stored-picture';

const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: ['https://one.example/', 'https://two.example/'],
    events: [],
  },
  'https://app.example/',
);
const wrapper = ({ children }: { children: ReactNode }) => (
  <NetworkProvider network={network}>{children}</NetworkProvider>
);

test('a picture is shown from the next gateway where one fails, and from none once all have', () => {
  const { result, rerender } = renderHook(({ id, local }) => useStoredPicture(id, local), {
    wrapper,
    initialProps: { id: 'a', local: 'blob:a' as string | undefined },
  });
  const seen: string[] = [];
  for (let shown = result.current; shown; shown = result.current) {
    seen.push(shown.src);
    act(shown.onError);
  }
  expect(seen).toEqual(['blob:a', 'https://one.example/a', 'https://two.example/a']);
  rerender({ id: 'b', local: undefined });
  expect(result.current?.src).toBe('https://one.example/b');
});
