import Transaction from 'arweave/web/lib/transaction';
import {
  fromBase64Url,
  isMessageHash,
  isMessageSignedBy,
  messageHashes,
  ownerAddress,
  ownerPublicKey,
  parseDataItem,
  parseWhatWasAsked,
  sha256,
  toBase64Url,
  transactionSignatureData,
  unshared,
  utf8,
} from '../../arweave';
import { isAppError } from '../../errors';
import type { AskingOptions, WalletConnector, WalletEvent } from '../connector';
import { type SigningDoor, signingDoors } from '../signing-doors';
import type { WalletDescriptor } from '../wallets';
import { callInDisguise, type WalletUnderTest } from './disguised-asks';

/** A connector with a user at its other end. */
export interface ConnectorUnderTest {
  connector: WalletConnector;
  /** Lets the user decline the next request; they approve all others. */
  declineNext: () => void;
  /** Lets the user switch to another account, away from the app; resolves to its address. */
  switchAccount: () => Promise<string>;
  /** Lets the wallet end the connection by itself; resolves once the connector must have noticed. */
  endConnection: () => void | Promise<void>;
  /**
   * Lets the wallet stop answering at the next request. The returned function waits until the connector must have
   * noticed.
   */
  vanishNext: () => () => Promise<void>;
  /** See `WalletUnderTest`. */
  shown?: WalletUnderTest['shown'];
  sent?: WalletUnderTest['sent'];
  /** Lets the gateway know something else than what the wallet was asked to send. For wallets that send. */
  refuseConfirmation?: () => void;
  stop?: () => void | Promise<void>;
}

const asked = Object.freeze({
  target: toBase64Url(new Uint8Array(32).fill(5)),
  tags: Object.freeze([Object.freeze({ name: 'Action', value: 'Scan' })]),
  data: '{"rabbit":7,"żółw":"亀"}',
});

/** The calls of each door with objects in disguise. */
const disguisedRuns = 24;

const rsaPss = { name: 'RSA-PSS', saltLength: 32 };

/** An unsigned transaction of the network library's own class. */
export function exampleTransaction(): Transaction {
  const transaction = new Transaction({
    last_tx: toBase64Url(new Uint8Array(48)),
    reward: '1',
    data: utf8('hello'),
    data_size: '5',
  });
  transaction.addTag('Content-Type', 'text/plain');
  return transaction;
}

/**
 * Tests the contract of every wallet connector. A capability that the descriptor claims must work, and a capability
 * that it doesn't claim must fail with its code.
 * @param wallet the descriptor
 * @param open returns a fresh, not yet connected connector for each test
 * @param variant of the wallet, as the test report shows it
 */
export function describeConnector(
  { name, capabilities }: Pick<WalletDescriptor, 'name' | 'capabilities'>,
  open: () => Promise<ConnectorUnderTest>,
  variant?: string,
): void {
  describe(`the connector contract: ${[name, variant].filter(Boolean).join(', ')}`, () => {
    let wallet: ConnectorUnderTest;
    let connector: WalletConnector;
    beforeEach(async () => {
      wallet = await open();
      connector = wallet.connector;
    });
    afterEach(() => wallet.stop?.());

    /** Expects an action to work, or to fail with a code in a wallet that isn't able to do it. */
    const ifAble = async (
      isAble: boolean,
      act: () => Promise<unknown>,
      refusal:
        | 'wallet.unsupported'
        | 'wallet.algorithm-unsupported'
        | 'wallet.data-not-text' = 'wallet.unsupported',
    ) => {
      if (isAble) await act();
      else await expect(act()).rejects.toMatchObject({ code: refusal });
    };

    const isAbleTo = (door: SigningDoor): boolean => {
      if (door === 'dispatch') return capabilities.sends;
      if (door === 'encrypt' || door === 'decrypt') return capabilities.encrypts;
      return door !== 'signature' || capabilities.signsRawBytes !== false;
    };

    const verifiesWith = async (signature: Uint8Array, data: Uint8Array, saltLength = 32) => {
      const key = await ownerPublicKey(fromBase64Url(await connector.getActivePublicKey()));
      return crypto.subtle.verify({ ...rsaPss, saltLength }, key, unshared(signature), unshared(data));
    };

    it('connects to one address, the hash of its public key', async () => {
      const address = await connector.connect();
      expect(await connector.getActiveAddress()).toBe(address);
      expect(await ownerAddress(fromBase64Url(await connector.getActivePublicKey()))).toBe(address);
    });

    it('says what it permits', async () => {
      await connector.connect();
      expect(await connector.getPermissions()).toEqual(
        expect.arrayContaining(['ACCESS_PUBLIC_KEY', 'SIGNATURE', 'SIGN_TRANSACTION']),
      );
    });

    it('signs the data item that it was given, and leaves that as it was', async () => {
      const address = await connector.connect();
      const bytes = await connector.signDataItem(asked);
      await expect(parseWhatWasAsked(bytes, asked, address)).resolves.toMatchObject({ address });
    });

    it('signs data items of bytes, without tags or target', async () => {
      await connector.connect();
      const input = { data: Uint8Array.of(0, 255, 128) };
      await ifAble(
        capabilities.signsBinaryItems,
        async () => parseWhatWasAsked(await connector.signDataItem(input), input),
        'wallet.data-not-text',
      );
    });

    it('signs what was asked, even if the request changes while the user reads it', async () => {
      await connector.connect();
      const data = utf8('one carrot');
      const signing = connector.signDataItem({ ...asked, data });
      data.fill(utf8('x')[0] ?? 0);
      expect((await parseDataItem(await signing)).data).toEqual(utf8('one carrot'));
    });

    describe.each(signingDoors)('%s, asked with objects that change or lie', (door) => {
      it('shows and signs what it was first given, or refuses', async () => {
        await connector.connect();
        const { honest, refused, wrong } = await callInDisguise(door, wallet, disguisedRuns);
        expect(wrong).toEqual([]);
        expect(honest + refused).toBe(disguisedRuns);
        expect(honest > 0).toBe(isAbleTo(door));
      });
    });

    it('signs no tags of which the receiver could take the other one', async () => {
      await connector.connect();
      const tags = [
        { name: 'Action', value: 'Scan' },
        { name: 'action', value: 'Transfer' },
      ];
      const repeated = { code: 'data-item.tag-repeated' };
      await expect(connector.signDataItem({ ...asked, tags })).rejects.toMatchObject(repeated);
    });

    it('signs several things at once', async () => {
      await connector.connect();
      const inputs = ['a', 'b', 'c', 'd'].map((data) => ({ ...asked, data }));
      const signed = await Promise.all(inputs.map((input) => connector.signDataItem(input)));
      for (const [index, input] of inputs.entries()) {
        await expect(parseWhatWasAsked(signed[index], input)).resolves.toBeDefined();
      }
    });

    it.each([
      ['data item', (asking: AskingOptions) => connector.signDataItem(asked, asking)],
      ['transaction', (asking: AskingOptions) => connector.sign(exampleTransaction(), asking)],
    ])('asks for no %s in a request that must show nothing', async (_, sign) => {
      await connector.connect();
      wallet.declineNext();
      // A wallet of this page passes it on to the app, which knows what its user approved ahead.
      const codes = capabilities.approvesInApp
        ? /^wallet\.(declined|approval-needed)$/
        : /^wallet\.approval-needed$/;
      await expect(sign({ isUnasked: true })).rejects.toMatchObject({ code: expect.stringMatching(codes) });
    });

    it('completes a transaction', async () => {
      const address = await connector.connect();
      const signed = await connector.sign(exampleTransaction());
      expect(await ownerAddress(fromBase64Url(signed.owner))).toBe(address);
      expect(signed.id).toBe(toBase64Url(await sha256(fromBase64Url(signed.signature))));
      expect(
        await verifiesWith(
          fromBase64Url(signed.signature),
          await transactionSignatureData(signed, fromBase64Url(signed.owner)),
        ),
      ).toBe(true);
    });

    it('signs raw bytes with the parameters given', async () => {
      await connector.connect();
      const data = Uint8Array.of(9, 8, 7);
      await ifAble(capabilities.signsRawBytes !== false, async () => {
        expect(await verifiesWith(await connector.signature(data, rsaPss), data)).toBe(true);
      });
    });

    it('signs raw bytes with another salt length, if it can', async () => {
      await connector.connect();
      const data = Uint8Array.of(9, 8, 7);
      const unsalted = async () => {
        const signature = await connector.signature(data, { ...rsaPss, saltLength: 0 });
        expect(await verifiesWith(signature, data, 0)).toBe(true);
      };
      const { signsRawBytes } = capabilities;
      await ifAble(
        signsRawBytes === 'any-salt',
        unsalted,
        signsRawBytes === 'usual-salt' ? 'wallet.algorithm-unsupported' : 'wallet.unsupported',
      );
    });

    it('signs the hash of a message', async () => {
      await connector.connect();
      const message = utf8('I am the White Rabbit');
      expect(await verifiesWith(await connector.signMessage(message), await sha256(message))).toBe(true);
    });

    it.each([...messageHashes, 'SHA-1'])('signs a message hashed with %s, if it can', async (hash) => {
      await connector.connect();
      const message = utf8('I am the White Rabbit');
      await ifAble(
        isMessageHash(hash) && capabilities.messageHashes.includes(hash),
        async () => {
          const signature = await connector.signMessage(message, { hashAlgorithm: hash });
          const key = fromBase64Url(await connector.getActivePublicKey());
          expect(isMessageHash(hash) && (await isMessageSignedBy(key, signature, message, hash))).toBe(true);
        },
        'wallet.algorithm-unsupported',
      );
    });

    it('sends a transaction by itself, if it can', async () => {
      await connector.connect();
      await ifAble(capabilities.sends, async () => {
        expect(await connector.dispatch(exampleTransaction())).toMatch(/^[\w-]{43}$/);
      });
    });

    it('takes the wallet’s word for nothing that it sent', async () => {
      await connector.connect();
      wallet.refuseConfirmation?.();
      await expect(connector.dispatch(exampleTransaction())).rejects.toMatchObject({
        code: capabilities.sends ? 'wallet.dispatch-differs' : 'wallet.unsupported',
      });
    });

    it('decrypts its own ciphertext, if it can encrypt', async () => {
      await connector.connect();
      const algorithm = { name: 'RSA-OAEP' };
      let secret = utf8('carrot');
      await ifAble(capabilities.encrypts, async () => {
        secret = unshared(await connector.encrypt(secret, algorithm));
        expect(secret).not.toEqual(utf8('carrot'));
      });
      await ifAble(capabilities.encrypts, async () => {
        expect(unshared(await connector.decrypt(secret, algorithm))).toEqual(utf8('carrot'));
      });
    });

    it('saves its keyfile, if it can', async () => {
      await connector.connect();
      await ifAble(capabilities.savesKeyfile, () => connector.saveKeyfile());
    });

    it('has a lock exactly if it says so', async () => {
      await connector.connect();
      expect(connector.lock !== undefined).toBe(capabilities.hasLock);
    });

    it('distinguishes a refusal from everything else, and goes on after it', async () => {
      await connector.connect();
      wallet.declineNext();
      await expect(connector.signDataItem(asked)).rejects.toMatchObject({ code: 'wallet.declined' });
      await expect(connector.signDataItem(asked)).resolves.toBeDefined();
    });

    it('refuses to sign what is no data', async () => {
      await connector.connect();
      const nothing: { data: string } = JSON.parse('{}');
      await expect(connector.signDataItem(nothing)).rejects.toMatchObject({
        code: 'data-item.data-undefined',
      });
    });

    it('notifies each listener once that its user switched to another account', async () => {
      await connector.connect();
      const heard: WalletEvent[][] = [[], [], []];
      const [first, , third] = heard.map((events) => connector.subscribe((event) => events.push(event)));
      third?.();
      const address = await wallet.switchAccount();
      expect(heard).toEqual([[{ type: 'address', address }], [{ type: 'address', address }], []]);
      expect(await connector.getActiveAddress()).toBe(address);
      first?.();
    });

    it('notifies that the wallet ended the connection', async () => {
      await connector.connect();
      const heard: WalletEvent[] = [];
      const stop = connector.subscribe((event) => heard.push(event));
      await wallet.endConnection();
      expect(heard).toEqual([{ type: 'disconnected' }]);
      stop();
    });

    it('ends a request when the wallet goes away in the middle of it, and signs nothing', async () => {
      await connector.connect();
      const noticed = wallet.vanishNext();
      const outcome = connector.signDataItem(asked).then(
        () => 'signed',
        (error) => isAppError(error),
      );
      await noticed();
      expect(await outcome).toBe(true);
    });

    it('connects again after it was disconnected', async () => {
      const address = await connector.connect();
      await connector.disconnect();
      expect(await connector.connect()).toBe(address);
      await expect(connector.signDataItem(asked)).resolves.toBeDefined();
    });
  });
}
