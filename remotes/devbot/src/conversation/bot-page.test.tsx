import { leavePage } from '@rainbow-rabbit/parts/testing';
import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { type Wallet, WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../../locales/en.json';
import tools from '../../locales/tools/en.json';
import { botPath } from '../bot/command-path';
import { BotPage } from './bot-page';

/** The process of the event in tests. */
const stageEvent = 'e'.repeat(43);

const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [{ slug: 'demo', process: stageEvent, name: 'Demo event' }],
  },
  'https://app.example/',
);

const wallet = { state: { status: 'disconnected' }, openPopup: () => undefined } as unknown as Wallet;

interface BotStageProps {
  /** The link of the page. */
  at: string;
  /** Answers dry runs. */
  read: AoClient['read'];
  children: ReactNode;
}

/** The app around a page of DevBot: a network with one event, and no connected wallet. */
function BotStage({ at, read, children }: BotStageProps) {
  const store = { wallet: () => wallet, subscribe: () => () => undefined, start: () => () => undefined };
  const ao = { read, send: read, result: read } as unknown as AoClient;
  return (
    <AtPath path={at}>
      <NetworkProvider network={network}>
        <AoProvider client={ao}>
          <WalletProvider store={store}>{children}</WalletProvider>
        </AoProvider>
      </NetworkProvider>
    </AtPath>
  );
}

beforeEach(() => {
  localStorage.clear();
  withMessages({ devbot: { ...en, ...tools } });
});
afterEach(leavePage);

const read = jest.fn(async () => ({ Messages: [{ Target: 'x', Data: '{"a":1}', Tags: [] }] }));

const show = (at = '/devbot') =>
  render(
    <BotStage at={at} read={read}>
      <BotPage />
    </BotStage>,
  );

const line = () => screen.getByRole('combobox', { name: en['command.label'] });
const run = (text: string) => {
  fireEvent.change(line(), { target: { value: text } });
  fireEvent.keyDown(line(), { key: 'Enter' });
};
const readTask = () => screen.findByRole('region', { name: en['task.read.title'] });
const actionField = async () => within(await readTask()).findByLabelText(tools['request.action']);

test('the page greets, and offers each task', () => {
  show();
  expect(screen.getByText(en['bot.greeting'])).toBeTruthy();
  const choices = within(screen.getByRole('list', { name: en['bot.choices'] }));
  expect(choices.getAllByRole('button')).toHaveLength(8);
});

test('an unknown command has the nearest one as the way on', () => {
  show();
  run('/hepl');
  fireEvent.click(screen.getByRole('button', { name: '/help' }));
  expect(document.activeElement?.textContent).toBe(en['help.text']);
});

test('a link fills a form in, and runs nothing', async () => {
  show(botPath(`/read ${stageEvent} Info`));
  expect(((await actionField()) as HTMLInputElement).value).toBe('Info');
  const asked = read.mock.calls.flat().filter((message) => JSON.stringify(message).includes('"data"'));
  expect(asked).toEqual([]);
});

test('a link can’t clear the conversation', async () => {
  const { unmount } = show();
  run('/nonsense');
  unmount();
  show(botPath(' CLEAR'));
  expect(screen.getAllByText(/nonsense/)).toHaveLength(2);
});

test('a task goes on with what was typed after a reload', async () => {
  const { unmount } = show();
  run(`/read ${stageEvent}`);
  fireEvent.change(await actionField(), { target: { value: 'Me' } });
  unmount();
  show();
  expect(((await actionField()) as HTMLInputElement).value).toBe('Me');
});

test('a task without anything kept leaves when it is closed; one with something waits, and can be discarded', async () => {
  show();
  run('/read');
  await actionField();
  fireEvent.click(screen.getByRole('button', { name: en['task.close'] }));
  expect(screen.queryByText(en['task.go-on'])).toBeNull();
  run('/read');
  fireEvent.change(await actionField(), { target: { value: 'Me' } });
  fireEvent.click(screen.getByRole('button', { name: en['task.close'] }));
  fireEvent.click(screen.getByRole('button', { name: en['task.discard'] }));
  fireEvent.click(screen.getByRole('button', { name: en['task.discard.sure'] }));
  expect(screen.getByText(en['task.cancelled'])).toBeTruthy();
  const left = Object.keys(localStorage).filter((key) => key.includes('.task.'));
  expect(left).toEqual([]);
});

test('a kept conversation of another shape counts as none', () => {
  localStorage.setItem('rainbow-rabbit.devbot.conversation', '{"turns":[{"id":7}]}');
  show();
  expect(screen.getByText(en['bot.greeting'])).toBeTruthy();
});
