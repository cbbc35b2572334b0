import type { Catches, CatchRow, RabbitId, ScanDispute } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { CatchesScreen } from './catches-screen';

beforeEach(() => withMessages({ game: en }));
afterEach(cleanup);

const signer = { signDataItem: async () => new Uint8Array([1]) } as unknown as ItemSigner;

const scan = (number: number, more: Partial<CatchRow> = {}): CatchRow => ({
  scan: number,
  rabbit: (number + 10) as RabbitId,
  nickname: `Player ${number}`,
  slot: 100 + number,
  scannedAt: 1000,
  status: 'pending',
  ...more,
});

interface Ledger {
  pages: Omit<Catches, 'at' | 'disputesLeft'>[];
  disputesLeft?: number;
  dispute?: (data: ScanDispute) => Promise<void>;
}

/** Shows the screen over a process that answers these pages one after the other, the last one again and again. */
function show({ pages, disputesLeft = 5, dispute }: Ledger) {
  const asked: { before?: number }[] = [];
  const disputes: ScanDispute[] = [];
  const client = {
    catches: async (page: { before?: number }) => {
      asked.push(page);
      const answer = pages[Math.min(asked.length, pages.length) - 1];
      if (!answer) throw new AppError('ao.unreachable', { retryable: true });
      return { ...answer, disputesLeft, at: 2000 };
    },
    dispute: async (data: ScanDispute, options: { signer: ItemSigner }) => {
      disputes.push(data);
      await options.signer.signDataItem({ data: JSON.stringify(data) });
      await dispute?.(data);
    },
  };
  const player = { rabbit: 5, colour: 'red', caught: [] };
  render(
    <AtPath path="/rabbit/demo/catches">
      <GameContext value={{ client } as unknown as Game}>
        <PlayerContext value={{ player, signer } as unknown as PlayerSession}>
          <CatchesScreen />
        </PlayerContext>
      </GameContext>
    </AtPath>,
  );
  return { asked, disputes };
}

const name = { selector: 'bdi' };
const rowOf = (nickname: string) => within(screen.getByText(nickname, name).closest('li') as HTMLElement);
const disputeOf = (nickname: string) => rowOf(nickname).getByRole('button', { name: /^That wasn’t us/ });

describe('the list of those who scanned the own rabbit', () => {
  it('says of each scan who, and its standing', async () => {
    const rows = [
      scan(9),
      scan(8, { status: 'confirmed', printed: true }),
      scan(7, { status: 'void' }),
      scan(6, { status: 'struck', dispute: 'struck' }),
      scan(5, { dispute: 'open' }),
      scan(4, { status: 'confirmed', dispute: 'dismissed' }),
    ];
    show({ pages: [{ rows }] });
    await screen.findByText('Player 9', name);
    expect(rowOf('Player 9').getByText('Rabbit #19')).toBeTruthy();
    expect(rowOf('Player 9').getByText('Waiting for the check')).toBeTruthy();
    expect(rowOf('Player 8').getByText('Confirmed')).toBeTruthy();
    expect(rowOf('Player 8').getByText(/from your badge/)).toBeTruthy();
    expect(rowOf('Player 7').getByText('False: it wasn’t your code')).toBeTruthy();
    expect(rowOf('Player 6').getByText('You disputed it. The staff struck it.')).toBeTruthy();
    expect(rowOf('Player 5').getByText('You disputed it. The staff will decide.')).toBeTruthy();
    expect(rowOf('Player 4').getByText('You disputed it. The staff let it stand.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^That wasn’t us/ })).toHaveLength(2);
  });

  it('goes on to earlier scans, also past a page without any', async () => {
    const pages = [{ rows: [scan(9)], next: 9 }, { rows: [], next: 4 }, { rows: [scan(1)] }];
    const { asked } = show({ pages });
    await screen.findByText('Player 9', name);
    const more = () => screen.getByRole('button', { name: 'Show earlier scans' });
    fireEvent.click(more());
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(more().getAttribute('aria-busy')).not.toBe('true'));
    fireEvent.click(more());
    expect(await screen.findByText('Player 1', name)).toBeTruthy();
    expect(screen.getByText('Player 9', name)).toBeTruthy();
    expect(asked.map(({ before }) => before)).toEqual([undefined, 9, 4]);
    expect(screen.queryByRole('button', { name: 'Show earlier scans' })).toBeNull();
  });

  it('says that there are none', async () => {
    show({ pages: [{ rows: [] }] });
    expect(await screen.findByText(/Nobody has scanned your rabbit yet/)).toBeTruthy();
  });

  it('says why it can’t be read, and is asked for again', async () => {
    const { asked } = show({ pages: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('a dispute', () => {
  it('is sent with its reason, and the list then shows that it waits for the staff', async () => {
    const pages = [{ rows: [scan(9)] }, { rows: [scan(9, { dispute: 'open' })] }];
    const { disputes } = show({ pages });
    await screen.findByText('Player 9', name);
    fireEvent.click(disputeOf('Player 9'));
    const sheet = within(screen.getByRole('dialog', { name: 'Dispute this scan?' }));
    expect(sheet.getByText(/Player 9 \(#19\) did not really scan/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Dispute' }));
    expect(sheet.getByText('A reason is needed, of at most 200 characters.')).toBeTruthy();
    expect(disputes).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: 'We never met' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('You disputed it. The staff will decide.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Your dispute is with the staff.')).toBeTruthy();
    expect(disputes).toEqual([{ rabbit: 19, slot: 109, reason: 'We never met' }]);
  });

  it('that is refused says why, and can be put right', async () => {
    const answers = [new AppError('dispute.no-scan'), undefined];
    show({
      pages: [{ rows: [scan(9)] }],
      dispute: async () => {
        const error = answers.shift();
        if (error) throw error;
      },
    });
    await screen.findByText('Player 9', name);
    fireEvent.click(disputeOf('Player 9'));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Who is this?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('This scan does not count any more, or it was never made.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('Your dispute is with the staff.')).toBeTruthy();
  });

  it('whose answer got lost counts once: that the ledger has it already is no failure', async () => {
    const answers = [new AppError('ao.unreachable', { retryable: true }), new AppError('dispute.repeated')];
    show({
      pages: [{ rows: [scan(9)] }],
      dispute: async () => {
        throw answers.shift();
      },
    });
    await screen.findByText('Player 9', name);
    fireEvent.click(disputeOf('Player 9'));
    fireEvent.click(screen.getByRole('button', { name: 'We never met' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dispute' }));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Dispute' }));
    expect(await screen.findByText('Your dispute is with the staff.')).toBeTruthy();
  });

  it('is not offered to a player who has none left', async () => {
    show({ pages: [{ rows: [scan(9)] }], disputesLeft: 0 });
    expect(await screen.findByText(/^You have disputed as many scans/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^That wasn’t us/ })).toBeNull();
  });
});
