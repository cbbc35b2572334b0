import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inspectPath, messagePath } from './paths';
import { useLedgerPlace } from './place';

const placeOn = (su?: string) => {
  const ao = { mode: 'legacy', mu: 'mu', cu: 'cu/', ...(su && { su }) };
  const network = parseNetwork({ ao, gateway: './', events: [] }, 'https://app.test/here/');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NetworkProvider network={network}>{children}</NetworkProvider>
  );
  return renderHook(() => useLedgerPlace(), { wrapper }).result.current;
};

it('is the units of the network, without slashes at the ends of units', () => {
  expect(placeOn('su/')).toEqual({
    su: 'https://app.test/here/su',
    cu: 'https://app.test/here/cu',
    gateways: ['https://app.test/here/'],
  });
});

it('is nowhere on a network that names no scheduler unit', () => {
  expect(placeOn()).toBeUndefined();
});

it('is the node of a process on a HyperBEAM node', () => {
  const process = 'p'.repeat(43);
  const ao = { mode: 'legacy', mu: 'mu', cu: 'cu', su: 'su' };
  const units = { [process]: { mode: 'hyperbeam', node: 'node' } };
  const network = parseNetwork({ ao, units, gateway: './', events: [] }, 'https://app.test/here/');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NetworkProvider network={network}>{children}</NetworkProvider>
  );
  const placeOf = (asked: string) => renderHook(() => useLedgerPlace(asked), { wrapper }).result.current;
  expect(placeOf(process)).toEqual({
    node: 'https://app.test/here/node',
    gateways: ['https://app.test/here/'],
  });
  expect(placeOf('q'.repeat(43))).toMatchObject({ su: 'https://app.test/here/su' });
});

it('has a page for each process and each message', () => {
  expect(inspectPath('p')).toBe('/devbot/processes/p');
  expect(messagePath('p', 'm')).toBe('/devbot/processes/p/messages/m');
});
