import { maxStaffLogPage } from '@rainbow-rabbit/processes/rabbit/client';
import { EventUnderTest, playFirstHalf, playSecondHalf } from '@rainbow-rabbit/processes/rabbit/testing';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { renderHook } from '@testing-library/react';
import en from '../../../locales/en.json';
import staff from '../../../locales/staff/en.json';
import { useActFacts } from './use-act-facts';

test('every field that the log of a whole event has is put into words', async () => {
  const event = await EventUnderTest.start();
  await playSecondHalf(event, await playFirstHalf(event));
  const { rows } = await event.read<{ rows: { detail?: Record<string, string> }[] }>('StaffLog', {
    offset: 0,
    limit: maxStaffLogPage,
  });
  await event.stop();
  const detail = Object.assign({}, ...rows.map((row) => row.detail));
  withMessages({ game: { ...en, ...staff } });
  const { result } = renderHook(useActFacts);
  const names = result
    .current({ action: 'All', address: '', at: 0, reason: '', detail })
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name in detail)).toEqual([]);
});
