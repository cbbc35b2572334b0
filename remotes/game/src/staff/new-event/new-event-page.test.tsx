import { lendKeptSecret } from '@rainbow-rabbit/parts/console/secret';
import { StaffContext } from '@rainbow-rabbit/parts/console/session';
import { NetworkStage, partMessages } from '@rainbow-rabbit/parts/testing';
import { type FirstAct, firstActsLua } from '@rainbow-rabbit/processes/spawn/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/staff/en.json';
import { contactKeyText } from '../secret/give-secrets';
import { NewEventPage } from './new-event-page';

// The build puts the Lua of the process here.
Object.assign(globalThis, { PROCESS_SOURCES: { rabbit: '-- Lua' } });

const address = `${'S'.repeat(42)}A` as Address;
const spawn = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
/** A wallet whose user refuses whatever is asked. */
const signDataItem = jest.fn(async (_: Parameters<ItemSigner['signDataItem']>[0]): Promise<Uint8Array> => {
  throw new AppError('wallet.declined');
});

beforeEach(() => {
  localStorage.clear();
  signDataItem.mockClear();
  withMessages({ game: { ...en, ...later }, ...partMessages }, 'ja');
  render(
    <NetworkStage
      network={{ ao: { mode: 'legacy', mu: 'mu', cu: 'cu', spawn } }}
      ao={memoryAo({})}
      at="/_internal/game/new"
    >
      <StaffContext value={{ area: 'game', address, signer: { address, signDataItem } }}>
        <NewEventPage />
      </StaffContext>
    </NetworkStage>,
  );
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Presses a button, and returns what the wallet is asked to sign; the page then shows the refusal. */
async function asked(button: string) {
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('alert');
  const [[{ data }]] = signDataItem.mock.calls as [Parameters<ItemSigner['signDataItem']>];
  return data;
}

/** The item of an event with settings, and with the contact key of the secret that the browser keeps for it. */
const lua = async ({ name, slug, ...data }: FirstAct['data']) => {
  const contactKey = await lendKeptSecret(`rainbow-rabbit-event.${address}`, contactKeyText);
  const settings = { reason: 'Event made', name, slug, contactKey, ...data };
  return `${firstActsLua([{ action: 'Configure', data: settings }])}-- Lua`;
};

test('three fields are asked for, and one item is signed, with the key of a secret that is kept; a refusal leaves the fields as they are', async () => {
  type('Name', 'Orchard Fair');
  type('Prize', 'A basket of apples');
  type('The question', '誰？');
  expect(await asked('Make the event')).toBe(
    await lua({
      name: 'Orchard Fair',
      slug: 'orchard-fair',
      prize: 'A basket of apples',
      question: { en: '誰？', ja: '誰？' },
    }),
  );
  expect((screen.getByLabelText('Prize') as HTMLInputElement).value).toBe('A basket of apples');
});

test('a rehearsal is offered first, and needs no field', async () => {
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Practise with 8 rabbits');
  expect(await asked('Practise with 8 rabbits')).toBe(
    await lua({ name: 'Rehearsal', slug: 'rehearsal', admission: 'open' }),
  );
});

test('an event without a name is not made', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Make the event' }));
  expect(screen.getByText('Give it a name.')).toBeTruthy();
  expect(signDataItem).not.toHaveBeenCalled();
});
