import type { Address } from '../../../arweave';
import { canMakePasskeys, createAuthenticator } from './authenticator';

const address = `Abcde${'x'.repeat(33)}vwxyz` as Address;
const passkey = { credentialId: 'AAEC', salt: 'A'.repeat(43) };

type Results = AuthenticationExtensionsClientOutputs;

/** A browser that answers as a test wants. The journeys test real passkeys. */
function browserWith(answer: Results | Error | null) {
  const asked: (CredentialCreationOptions & CredentialRequestOptions)[] = [];
  const credential = async (options: CredentialCreationOptions & CredentialRequestOptions) => {
    asked.push(options);
    if (answer instanceof Error) throw answer;
    return answer && { rawId: Uint8Array.of(0, 1, 2).buffer, getClientExtensionResults: () => answer };
  };
  const credentials = { create: credential, get: credential } as unknown as CredentialsContainer;
  return { ...createAuthenticator(credentials), asked };
}

const deviceError = (name: string) => new DOMException('no', name);

it('asks for a passkey that its user finds again and must confirm', async () => {
  const { make, asked } = browserWith({ prf: { enabled: true } });
  const { signal } = new AbortController();
  expect(await make(address, signal)).toEqual({
    credentialId: 'AAEC',
    salt: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(asked[0]?.signal).toBe(signal);
  expect(asked[0]?.publicKey).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'Rainbow Rabbit Abcde…vwxyz' },
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    extensions: { prf: {} },
  });
});

it('never makes two passkeys alike, nor puts one in the place of another', async () => {
  const { make, asked } = browserWith({ prf: { enabled: true } });
  const [first, second] = [await make(address), await make(address)];
  expect(first.salt).not.toBe(second.salt);
  const [one, two] = asked.map(({ publicKey }) => publicKey);
  expect(one?.challenge).not.toEqual(two?.challenge);
  expect(one?.user.id).not.toEqual(two?.user.id);
});

it('asks for one passkey’s secret, whichever kind of bytes it comes in', async () => {
  const bytes = Uint8Array.from({ length: 40 }, (_, index) => index);
  const expected = bytes.slice(4, 36);
  for (const first of [expected.buffer, bytes.subarray(4, 36)]) {
    const { secretOf, asked } = browserWith({ prf: { results: { first } } });
    const { signal } = new AbortController();
    expect(await secretOf(passkey, signal)).toEqual(expected);
    expect(asked[0]).toMatchObject({
      signal,
      publicKey: {
        rpId: 'localhost',
        allowCredentials: [{ type: 'public-key', id: Uint8Array.of(0, 1, 2) }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: new Uint8Array(32) } } },
      },
    });
  }
});

it.each<[string, Results | Error | null]>([
  ['no extension', {}],
  ['an extension that is off', { prf: { enabled: false } }],
  ['a secret of another length', { prf: { results: { first: new Uint8Array(16) } } }],
  ['nothing', null],
  ['a device that can’t', deviceError('NotSupportedError')],
  ['a page that may not', deviceError('SecurityError')],
])('says that passkeys are not supported by %s', async (_, answer) => {
  const { make, secretOf } = browserWith(answer);
  const unsupported = { code: 'wallet.passkey-unsupported' };
  await expect(make(address)).rejects.toMatchObject(unsupported);
  await expect(secretOf(passkey)).rejects.toMatchObject(unsupported);
});

it.each(['NotAllowedError', 'AbortError', 'InvalidStateError'])('lets %s be tried again', async (name) => {
  const { make, secretOf } = browserWith(deviceError(name));
  const failed = { code: 'wallet.passkey-failed', retryable: true };
  await expect(make(address)).rejects.toMatchObject(failed);
  await expect(secretOf(passkey)).rejects.toMatchObject(failed);
});

describe('the offer of passkeys', () => {
  const knowing = (PublicKeyCredential: unknown) => Object.assign(globalThis, { PublicKeyCredential });
  afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

  it('is no without the browser’s interface, and for a site that has no name', async () => {
    expect(await canMakePasskeys()).toBe(false);
    knowing({});
    expect(await canMakePasskeys()).toBe(true);
    for (const hostname of ['127.0.0.1', '[::1]']) expect(await canMakePasskeys(hostname)).toBe(false);
  });

  it('is what the browser says of the extension, if it says anything', async () => {
    for (const [capabilities, expected] of [
      [{ 'extension:prf': true }, true],
      [{ 'extension:prf': false }, false],
      [{}, true],
    ] as const) {
      knowing({ getClientCapabilities: async () => capabilities });
      expect(await canMakePasskeys()).toBe(expected);
    }
    knowing({ getClientCapabilities: () => Promise.reject(new TypeError('broken')) });
    expect(await canMakePasskeys()).toBe(true);
  });
});
