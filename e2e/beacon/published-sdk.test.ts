/** @jest-environment ./tools/jest/browser-environment.cjs */
import { type Keyfile, signableTransaction, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import WalletClient from '@vela-ventures/ao-sync-sdk';
import type { MqttClient } from 'mqtt';
import { nextTurn } from '../../shared/src/testing/next-turn';
import { exampleTransaction } from '../../shared/src/wallet/testing/connector-suite';
import { BeaconPhone } from './beacon-phone';
import { type BrokerUnderTest, brokers } from './broker-under-test';
import { openPage } from './page-under-test';
import { phoneKeys } from './phone-keys';

// The SDK imports a font, which is a style sheet and for bundlers only.
jest.mock('@fontsource/sora', () => ({}));
// It misses a broker that is there before its QR code is drawn, as one on the same machine is; the phone here reads no pictures.
jest.mock('qrcode', () => ({ __esModule: true, default: { toDataURL: async () => 'data:,' } }));

const appInfo = { name: 'Rainbow Rabbit', logo: 'https://rabbit.example/icon.svg' };
const permissions = ['ACCESS_ADDRESS', 'ACCESS_PUBLIC_KEY', 'SIGN_TRANSACTION'] as const;
const gateway = { host: 'arweave.net', port: 443, protocol: 'https' } as const;
const item = {
  data: '{"rabbit":7,"żółw":"亀"}',
  tags: [{ name: 'Action', value: 'Scan' }],
  target: toBase64Url(new Uint8Array(32).fill(5)),
};
const transaction = () => signableTransaction(exampleTransaction());

/** jsdom's WebSocket loses what was sent right before it is closed; browsers' don't. */
class LosslessWebSocket extends WebSocket {
  override close(): void {
    if (this.bufferedAmount === 0) super.close();
    else setTimeout(() => this.close());
  }
}
globalThis.WebSocket = LosslessWebSocket;

let keyfile: Keyfile;
beforeAll(async () => {
  [keyfile] = await phoneKeys();
});

const isGoodbye = ({ body }: { body: Record<string, unknown> }) => body.action === 'disconnect';

/** The messages that reached the phone, letter by letter; random ids are numbered by their first appearance. */
function traceOf(phone: BeaconPhone): readonly string[] {
  const ids: string[] = [];
  const numbered = (text: string) =>
    text.replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `id ${ids.indexOf(id)}`;
    });
  return phone.received.map(({ topic, body, correlation = 'none' }) =>
    numbered(`${topic} ${correlation} ${JSON.stringify(body)}`),
  );
}

async function traceOfOurs(brokerUrl: string): Promise<readonly string[]> {
  const phone = await BeaconPhone.open(brokerUrl, keyfile);
  const { wallet, code } = openPage(brokerUrl);
  const connected = wallet.connect(permissions);
  await phone.scan(await code());
  await connected;
  await wallet.signDataItem(item);
  await wallet.sign(await transaction());
  await wallet.disconnect();
  await phone.hears(isGoodbye);
  phone.vanish();
  return traceOf(phone);
}

/** Resolves when the SDK listens for a phone; it has no way of saying so itself. */
const isListening = (sdk: WalletClient) =>
  new Promise<void>((resolve) => {
    const client: MqttClient = Reflect.get(sdk, 'client');
    client.on('packetreceive', ({ cmd }) => {
      if (cmd === 'suback') void nextTurn().then(resolve);
    });
  });

async function traceOfSdk(brokerUrl: string): Promise<readonly string[]> {
  const phone = await BeaconPhone.open(brokerUrl, keyfile);
  const sdk = new WalletClient();
  // Its default timers need a worker, which jsdom doesn't have.
  const options = { protocolVersion: 5, timerVariant: 'native' } as const;
  const connected = sdk.connect({ brokerUrl, appInfo, permissions: [...permissions], gateway, options });
  await isListening(sdk);
  await phone.scan(`aosync=${sdk.uid}`);
  await connected;
  await sdk.getActiveAddress();
  await sdk.signDataItem(item);
  await sdk.sign(Object.assign(exampleTransaction(), await transaction()));
  // It waits for its socket's end, which jsdom doesn't report.
  void sdk.disconnect();
  await phone.hears(isGoodbye);
  phone.vanish();
  return traceOf(phone);
}

describe.each(brokers)('at %s', (_, startBroker) => {
  let broker: BrokerUnderTest;
  beforeAll(async () => {
    broker = await startBroker();
  });
  afterAll(() => broker.stop());

  it('our page says to a phone, letter by letter, what the published SDK says', async () => {
    const ours = await traceOfOurs(broker.url);
    expect(ours).toEqual(await traceOfSdk(broker.url));
    expect(ours).toHaveLength(5);
    expect(ours[0]).toMatch(/^id 0 none \{"appInfo":\{"name":"Rainbow Rabbit","url":"unknown"/);
  });
});
