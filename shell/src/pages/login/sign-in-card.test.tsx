import { type Address, fromBase64Url, ownerAddress, utf8 } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { signedInAddress, type WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/login/en.json';
import { Stage } from '../../testing/stage';
import { SignInCard } from './sign-in-card';

const pss = { name: 'RSA-PSS', hash: 'SHA-256' };

/** Makes a key as wallets have it. */
async function makeKey() {
  const exponent = Uint8Array.of(1, 0, 1);
  const algorithm = { ...pss, modulusLength: 4096, publicExponent: exponent };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { n = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const sign = async (message: Uint8Array) => {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(message));
    return new Uint8Array(await crypto.subtle.sign({ name: pss.name, saltLength: 32 }, privateKey, digest));
  };
  return { n, address: await ownerAddress(fromBase64Url(n)), sign };
}
type Key = Awaited<ReturnType<typeof makeKey>>;
let own: Key;
beforeAll(async () => {
  own = await makeKey();
});

let signMessage: jest.Mock<Promise<Uint8Array>, [Uint8Array]>;
let onSignedIn: jest.Mock;

/** Shows the card to the user of a wallet that signs as given with the key `own`. */
function showCard(
  sign: (message: Uint8Array) => Promise<Uint8Array>,
  { address = own.address, isSignedIn = false } = {},
) {
  withMessages({ shell: { ...en, ...later } });
  signMessage = jest.fn(sign);
  onSignedIn = jest.fn();
  const connector = { getActivePublicKey: async () => own.n, signMessage } as unknown as WalletConnector;
  render(
    <Stage>
      <SignInCard {...{ address, connector, isSignedIn, onSignedIn }} />
    </Stage>,
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const asked = (time: number) => new TextDecoder().decode(signMessage.mock.calls[time]?.[0]);

afterEach(() => sessionStorage.clear());

test('a signature of the wallet over a fresh text signs in for this tab', async () => {
  showCard(own.sign);
  press();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(signedInAddress()).toBe(own.address);
  expect(asked(0)).toContain(`Site: ${location.origin}\nAddress: ${own.address}\nTime: `);
  press();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(2));
  expect(asked(1)).not.toBe(asked(0));
});

test('a signature over anything else does not', async () => {
  showCard(() => own.sign(utf8('I run this event')));
  press();
  expect(await screen.findByText(en['error.sign-in.wrong-signature'])).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('neither does a wallet whose key is not that of its address', async () => {
  showCard(own.sign, { address: 'Q'.repeat(43) as Address });
  press();
  expect(await screen.findByText(en['error.sign-in.wrong-signature'])).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('whoever declined can sign in later', async () => {
  showCard(own.sign);
  signMessage.mockRejectedValueOnce(new AppError('wallet.declined'));
  press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  press();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the button is busy while the wallet asks its user', async () => {
  let answer: (signature: Uint8Array) => void = () => undefined;
  showCard(() => new Promise((resolve) => (answer = resolve)));
  press();
  await waitFor(() => expect(signMessage).toHaveBeenCalled());
  press();
  answer(await own.sign(signMessage.mock.calls[0]?.[0] as Uint8Array));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(signMessage).toHaveBeenCalledTimes(1);
});

test('whoever is signed in finds the way to the consoles that areas declare', () => {
  showCard(own.sign, { isSignedIn: true });
  expect(screen.getByText('You are signed in.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Hall' });
  expect(link.getAttribute('href')).toBe('/hall');
});
