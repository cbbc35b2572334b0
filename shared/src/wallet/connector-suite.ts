import Transaction from 'arweave/web/lib/transaction';
import {
  addressOf,
  fromBase64Url,
  parseWhatWasAsked,
  publicKeyOf,
  sha256,
  toBase64Url,
  unshared,
  utf8,
} from '../arweave';
import { isAppError } from '../errors';
import type { WalletConnector, WalletEvent } from './types';

/** What a wallet may be unable to do, and the error by which it then says so. */
const refusals = {
  'data items of bytes': 'wallet.data-not-text',
  'other salt lengths': 'wallet.algorithm-unsupported',
  'raw signatures': 'wallet.unsupported',
  'signed messages': 'wallet.unsupported',
} as const;

/** A connector with a user at its other end. */
export interface ConnectorUnderTest {
  connector: WalletConnector;
  lacks?: readonly (keyof typeof refusals)[];
  /** Lets the user refuse what is asked next; everything else they approve. */
  declineNext: () => void;
  /** Lets the user switch to another account, away from the app; resolves to its address. */
  switchAccount: () => Promise<string>;
  /** Lets the wallet end the connection by itself; resolves once the connector must have noticed. */
  endConnection: () => void | Promise<void>;
  /**
   * Lets the wallet go away without a word when it is asked next. What it returns waits until the connector must have
   * noticed.
   */
  vanishNext: () => () => Promise<void>;
  stop?: () => void | Promise<void>;
}

const asked = Object.freeze({
  target: toBase64Url(new Uint8Array(32).fill(5)),
  tags: Object.freeze([Object.freeze({ name: 'Action', value: 'Scan' })]),
  data: '{"rabbit":7,"żółw":"亀"}',
});

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
 * What every wallet connector must do, whatever is behind it.
 * @param name of the wallet, as the test report shows it
 * @param open gives a fresh, not yet connected connector for each test
 */
export function describeConnector(name: string, open: () => Promise<ConnectorUnderTest>): void {
  describe(`the connector contract: ${name}`, () => {
    let wallet: ConnectorUnderTest;
    let connector: WalletConnector;
    beforeEach(async () => {
      wallet = await open();
      connector = wallet.connector;
    });
    afterEach(() => wallet.stop?.());

    /** Does something, or makes sure that a wallet that can't do it says so. */
    const ifAble = async (ability: keyof typeof refusals, act: () => Promise<unknown>) => {
      if (!wallet.lacks?.includes(ability)) await act();
      else await expect(act()).rejects.toMatchObject({ code: refusals[ability] });
    };

    const verifiesWith = async (signature: Uint8Array, data: Uint8Array, saltLength = 32) => {
      const key = await publicKeyOf(fromBase64Url(await connector.getActivePublicKey()));
      return crypto.subtle.verify({ ...rsaPss, saltLength }, key, unshared(signature), unshared(data));
    };

    it('connects to one address, the hash of its public key', async () => {
      const address = await connector.connect();
      expect(await connector.getActiveAddress()).toBe(address);
      expect(await addressOf(fromBase64Url(await connector.getActivePublicKey()))).toBe(address);
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
      await ifAble('data items of bytes', async () =>
        parseWhatWasAsked(await connector.signDataItem(input), input),
      );
    });

    it('signs several things at once', async () => {
      await connector.connect();
      const inputs = ['a', 'b', 'c', 'd'].map((data) => ({ ...asked, data }));
      const signed = await Promise.all(inputs.map((input) => connector.signDataItem(input)));
      for (const [index, input] of inputs.entries()) {
        await expect(parseWhatWasAsked(signed[index], input)).resolves.toBeDefined();
      }
    });

    it('completes a transaction', async () => {
      const address = await connector.connect();
      const signed = await connector.sign(exampleTransaction());
      expect(await addressOf(fromBase64Url(signed.owner))).toBe(address);
      expect(signed.id).toBe(toBase64Url(await sha256(fromBase64Url(signed.signature))));
      expect(await verifiesWith(fromBase64Url(signed.signature), await signed.getSignatureData())).toBe(true);
    });

    it('signs raw bytes with the parameters given', async () => {
      await connector.connect();
      const data = Uint8Array.of(9, 8, 7);
      await ifAble('raw signatures', async () => {
        expect(await verifiesWith(await connector.signature(data, rsaPss), data)).toBe(true);
        await ifAble('other salt lengths', async () => {
          const unsalted = await connector.signature(data, { ...rsaPss, saltLength: 0 });
          expect(await verifiesWith(unsalted, data, 0)).toBe(true);
        });
      });
    });

    it('signs the hash of a message', async () => {
      await connector.connect();
      const message = utf8('I am the White Rabbit');
      await ifAble('signed messages', async () => {
        expect(await verifiesWith(await connector.signMessage(message), await sha256(message))).toBe(true);
      });
    });

    it('sends a transaction by itself, if it can', async () => {
      await connector.connect();
      const sent = connector.dispatch?.(exampleTransaction());
      if (sent) expect(await sent).toMatch(/^[\w-]{43}$/);
      else expect(connector).not.toHaveProperty('dispatch');
    });

    it('decrypts what it encrypted, if it can do either', async () => {
      await connector.connect();
      const { encrypt, decrypt } = connector;
      if (!(encrypt && decrypt)) return expect([encrypt, decrypt]).toEqual([undefined, undefined]);
      const algorithm = { name: 'RSA-OAEP' };
      const secret = await encrypt(utf8('carrot'), algorithm);
      expect(secret).not.toEqual(utf8('carrot'));
      expect(unshared(await decrypt(secret, algorithm))).toEqual(utf8('carrot'));
    });

    it('tells a refusal from everything else, and goes on after it', async () => {
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

    it('tells once, to each who listens, that its user switched to another account', async () => {
      await connector.connect();
      const heard: WalletEvent[][] = [[], [], []];
      const [first, , third] = heard.map((events) => connector.subscribe((event) => events.push(event)));
      third?.();
      const address = await wallet.switchAccount();
      expect(heard).toEqual([[{ type: 'address', address }], [{ type: 'address', address }], []]);
      expect(await connector.getActiveAddress()).toBe(address);
      first?.();
    });

    it('tells that the wallet ended the connection', async () => {
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
