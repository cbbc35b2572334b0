import { createServer } from 'node:http';
import { createPushSender, importRelayKeyPair } from '@rainbow-rabbit/relay';
import { closeServer, listen } from '../http/listen';
import { type PushService, startPushService } from './push-service';
import { makePushSubscriber } from './push-subscriber';

const hourMs = 3_600_000;
const contact = 'https://rabbit.example/';
const message = { text: '{"kind":"begun","value":1}', lifeSeconds: 60, subject: 'begun' };
let service: PushService;
let time = Date.now();

beforeEach(async () => {
  time = Date.now();
  service = await startPushService({ now: () => time });
});
afterEach(() => service.stop());

async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  return importRelayKeyPair(await crypto.subtle.exportKey('jwk', pair.privateKey));
}

async function stage() {
  const key = await newKey();
  const sender = createPushSender({ key, contact, services: [service.origin], now: () => time });
  const subscriber = await makePushSubscriber();
  const endpoint = service.subscribe(key.publicKey);
  return { sender, subscriber, address: { endpoint, ...subscriber.keys } };
}

it('a message arrives, and only the browser can read it', async () => {
  const { sender, subscriber, address } = await stage();
  expect(await sender.send(address, message)).toEqual({ status: 'sent' });
  const [{ message: sealed, headers }] = service.deliveries as [(typeof service.deliveries)[0]];
  expect(await subscriber.open(sealed)).toBe(message.text);
  await expect((await makePushSubscriber()).open(sealed)).rejects.toThrow('operation');
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  await sender.send(address, { ...message, text: '{}', subject: 'cards' });
  expect(service.deliveries[1]?.message).toHaveLength(sealed.length);
  expect(service.deliveries[1]?.headers.topic).not.toBe(headers.topic);
});

it('goes on once its token has expired, also for a service whose clock is ahead', async () => {
  const { sender, address } = await stage();
  await sender.send(address, message);
  time += 20 * hourMs;
  expect(await sender.send(address, message)).toEqual({ status: 'sent' });
  service.faultFor = () => {
    service.faultFor = () => undefined;
    return { status: 401 };
  };
  expect(await sender.send(address, message)).toEqual({ status: 'sent' });
});

it.each([400, 403, 404, 410, 413, 301])('an endpoint that answers %d is given up', async (status) => {
  const { sender, address } = await stage();
  service.faultFor = () => ({ status });
  expect(await sender.send(address, message)).toEqual({ status: 'gone' });
});

it('a subscription that is bound to an earlier key, or has ended, is given up', async () => {
  const { sender, address } = await stage();
  const endpoint = service.subscribe((await newKey()).publicKey);
  expect(await sender.send({ ...address, endpoint }, message)).toEqual({ status: 'gone' });
  service.end(address.endpoint);
  expect(await sender.send(address, message)).toEqual({ status: 'gone' });
  expect(await sender.send({ ...address, p256dh: 'none' }, message)).toEqual({ status: 'gone' });
});

it('a service that is busy or away is asked again, when it says so', async () => {
  const { sender, address } = await stage();
  const answers = [
    { status: 429, retryAfter: '120' },
    { status: 503, retryAfter: new Date(time + 90_000).toUTCString() },
    { status: 500 },
    { status: 429, retryAfter: '999999' },
  ];
  service.faultFor = () => answers.shift();
  expect(await sender.send(address, message)).toEqual({ status: 'again', waitMs: 120_000 });
  const dated = await sender.send(address, message);
  expect(dated).toEqual({ status: 'again', waitMs: expect.any(Number) });
  expect(await sender.send(address, message)).toEqual({ status: 'again' });
  expect(await sender.send(address, message)).toEqual({ status: 'again', waitMs: hourMs });
  service.stop();
  expect(await sender.send(address, message)).toEqual({ status: 'again' });
});

it('asks no address that is no push service, and follows none', async () => {
  const asked: unknown[] = [];
  const other = createServer((request, response) => {
    asked.push(request.url);
    response.end();
  });
  const port = await listen(other, 0, '127.0.0.1');
  const { sender, address } = await stage();
  const refused = [
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.example/a',
    'https://evil-push.apple.com/a',
    'https://push.apple.com/a',
    'file:///etc/passwd',
    'none',
  ];
  for (const endpoint of refused) {
    expect(sender.isKnown(endpoint)).toBe(false);
    expect(await sender.send({ ...address, endpoint }, message)).toEqual({ status: 'gone' });
  }
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])
    expect(sender.isKnown(endpoint)).toBe(true);
  closeServer(other);
  expect(asked).toEqual([]);
});
