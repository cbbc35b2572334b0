import { deriveKey, type EventInfo, keyDigestOf, type Player } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { QuestionScreen } from './question-screen';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const words = ['legal', 'winner', 'thank', 'year', 'wave', 'permit'];
const otherKey = 'abandon ability able about above absent';

let keyDigest: string;
beforeAll(async () => {
  keyDigest = keyDigestOf(await deriveKey(words, process));
});
beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
});

function show(player: Partial<Player> = {}, event: Partial<EventInfo> = {}) {
  const own = {
    registered: true,
    rabbit: 3,
    banned: false,
    complete: true,
    collected: [],
    block: 77,
    ...player,
  };
  const info = { phase: 'running', question: { en: 'Who knows?' }, keyDigest, ...event };
  const answer = jest.fn(async () => ({ at: 1000 }));
  const refresh = jest.fn(async () => undefined);
  const treeOf = (shown: typeof own) => {
    const game = {
      event: { process },
      client: { process, answer },
      address,
      info: { reading: { status: 'current', value: info, at: 1 }, refresh },
      me: { reading: { status: 'current', value: shown, at: 1 }, refresh },
    } as unknown as Game;
    const session = { player: shown, address, signer: { address } } as unknown as PlayerSession;
    return (
      <AtPath path="/rabbit/demo/question">
        <GameContext value={game}>
          <PlayerContext value={session}>
            <QuestionScreen />
          </PlayerContext>
        </GameContext>
      </AtPath>
    );
  };
  const { rerender } = render(treeOf(own));
  return { answer, learnBlock: (block: number) => rerender(treeOf({ ...own, block })) };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Word / }), { target: { value: text } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Answer with this key' }));

describe('the question', () => {
  it('stands with the block of the rainbow', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Find the key to answer' })).toBeTruthy();
    expect(screen.getByText('Block #77')).toBeTruthy();
    expect(screen.getByText('Who knows?').getAttribute('lang')).toBeNull();
  });

  it('keeps the room of what waited for the block, so that the field stays under the finger', () => {
    const { learnBlock } = show({ block: undefined });
    const waited = screen.getByText(en['rainbow.block-later']);
    expect(waited.getAttribute('aria-hidden')).toBe('false');
    learnBlock(77);
    expect(screen.getByText('Block #77')).toBeTruthy();
    expect(waited.isConnected && waited.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['You need to complete the rainbow rabbit before answering!', { complete: false }, {}],
    ['The staff have excluded you from scanning.', { banned: true }, {}],
    [/^The game is not running right now/, {}, { phase: 'paused' as const }],
    [/no more answers count/, {}, { reveal: { at: 1, key: 'k' } }],
    ['No question yet', {}, { keyDigest: undefined }],
  ])('says "%s" and takes no words', (text, player, event) => {
    show(player, event);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('completes a word after four letters, and offers those that fit', () => {
    show();
    type('wi');
    const offers = screen.getByRole('list', { name: 'Words that fit' }).querySelectorAll('button');
    expect(Array.from(offers, ({ textContent }) => textContent)).toEqual(['wide', 'width', 'wife', 'wild']);
    type('lega');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(screen.getByRole('textbox', { name: 'Word 2 of 6' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change “legal”' })).toBeTruthy();
    type('qqqq');
    expect(screen.getByText('No word of a key begins like this.')).toBeTruthy();
  });

  it('tells a wrong key at once, and sends nothing', async () => {
    const { answer } = show();
    type(otherKey);
    submit();
    expect(await screen.findByText(/^That Key was, unfortunately, not correct/)).toBeTruthy();
    expect(screen.getByText(/one is mistyped, or two are swapped/)).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('sends the right key as an answer', async () => {
    const { answer } = show();
    type(words.join(' '));
    submit();
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('heading', { name: 'Your answer is in' })).toBeTruthy();
    expect(screen.getByText(/^The ledger has it, and your rainbow is confirmed/)).toBeTruthy();
    expect(JSON.stringify(answer.mock.calls)).not.toContain('legal');
    await act(async () => undefined);
  });

  it('says that scans still have to be confirmed before the key is shown', async () => {
    show({ collected: [{ status: 'pending', at: 1 }] as never });
    type(words.join(' '));
    submit();
    expect(
      await screen.findByText(/^The ledger has it. Your last scans still have to be confirmed/),
    ).toBeTruthy();
    await act(async () => undefined);
  });
});
