import { eventKey } from '@rainbow-rabbit/processes/autopilot/client';
import {
  type Disclosure,
  keyDigestOf,
  type RabbitId,
  rabbitColours,
} from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { stageProcess, stageSection } from '../../testing/section-stage';
import { ownEvents, useStaffEvent } from '../session/staff-event';
import { joinRehearsal, type RehearsalPlayer } from './played-player';
import { RehearsalCard } from './rehearsal-card';

jest.mock('./played-player');

const running = { phase: 'running', admission: 'open' } as const;
const disclosed: Disclosure[] = [];
const answered: Uint8Array[] = [];
let earlyTimes = 0;
let joined = 0;

function played(nickname: string): RehearsalPlayer {
  joined += 1;
  const rabbit = joined as RabbitId;
  return {
    nickname,
    rabbit,
    colour: rabbitColours[(rabbit - 1) % rabbitColours.length] ?? 'green',
    tokenAt: () => new Uint8Array(10),
    scan: async (other, slot) => ({ rabbit: other.rabbit, slot, token: 'AAAAAAAAAAAAAA' }),
    disclose: async (tokens) => {
      const isEarly = earlyTimes > 0;
      earlyTimes -= 1;
      if (!isEarly) disclosed.push(...tokens);
      return tokens.map((token) => ({
        ...token,
        ok: !isEarly,
        code: isEarly ? ('disclosure.early' as const) : undefined,
        confirmed: isEarly ? 0 : 5,
        struck: 0,
      }));
    },
    answer: async (key) => void answered.push(key),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(joinRehearsal).mockImplementation(async (_, nickname) => played(nickname));
  disclosed.length = 0;
  answered.length = 0;
  earlyTimes = 0;
  joined = 0;
});
afterEach(() => jest.useRealTimers());

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Lets time pass in seconds, each of which the card sees. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

it('lets players join the rehearsal alone, scan each other, and show their tokens once the ledger takes them', async () => {
  jest.useFakeTimers();
  earlyTimes = 1;
  stageSection(<RehearsalCard />, { info: running });
  expect(jest.getTimerCount()).toBe(0);
  await press('Let players join');
  expect(jest.mocked(joinRehearsal).mock.calls.map(([place]) => place.process)).toEqual(
    Array.from({ length: 8 }, () => stageProcess),
  );
  await press('Let them scan each other');
  expect(screen.getByRole('status').textContent).toContain('50 scans');
  await pass(119_000);
  expect(disclosed).toEqual([]);
  await pass(90_000);
  expect(new Set(disclosed.map(({ rabbit }) => rabbit)).size).toBe(8);
  expect(screen.getByRole('status').textContent).toContain('Confirmed scans: ');
  const shown = disclosed.length;
  await pass(120_000);
  expect(disclosed).toHaveLength(shown);
  expect(jest.getTimerCount()).toBe(0);
});

it('lets them answer with the key of the event', async () => {
  const secret = makeSecret();
  const { key } = await eventKey(secret, stageProcess, 1);
  stageSection(<RehearsalCard />, {
    secret,
    info: { ...running, keyDigest: keyDigestOf(key) },
    answers: { StaffLog: { total: 0, rows: [], at: 1 } },
  });
  await press('Let players join');
  await press('Let them scan each other');
  await press('Let those with a rainbow answer');
  await waitFor(() => expect(answered).toHaveLength(2));
  expect(answered[0]).toEqual(key);
});

function Shown() {
  return (
    <p>{ownEvents.useOne(useStaffEvent().rabbit.process)?.isRehearsal ? 'a rehearsal' : 'the real event'}</p>
  );
}

it('belongs to an event that was made as a rehearsal, and to no other', () => {
  const process = 'R'.repeat(43) as typeof stageProcess;
  ownEvents.remember({ process, name: 'Rehearsal', isRehearsal: true });
  stageSection(<Shown />, { info: running });
  expect(screen.getByText('the real event')).toBeTruthy();
  stageSection(<Shown />, { info: running, process });
  expect(screen.getByText('a rehearsal')).toBeTruthy();
});
