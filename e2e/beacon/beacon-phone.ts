import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import mqtt, { type MqttClient } from 'mqtt';
import { type PhoneRequest, type PhoneWallet, permissionFor, phoneWallet } from './phone-wallet';

/** A message from a page, as it reached the phone. */
export interface FromPage {
  topic: string;
  body: Record<string, unknown>;
  correlation?: string;
}

/** The owner's reaction to a request. */
export type Reaction =
  | 'approve'
  | 'decline'
  | 'ignore'
  | ((request: PhoneRequest, phone: BeaconPhone) => Promise<void> | void);

/** The place in a reply that carries the id of its request. */
export type CorrelationPlace = 'property' | 'body' | 'both';

const isRequest = (body: FromPage['body']): body is FromPage['body'] & PhoneRequest =>
  typeof body.action === 'string' && body.action !== 'disconnect';

/**
 * A phone with a Beacon wallet, as pages meet it: an MQTT client that holds a key. Its owner approves every request, unless a test
 * sets another reaction.
 */
export class BeaconPhone {
  /** Everything that pages sent, in order. */
  readonly received: FromPage[] = [];
  /** The owner's reactions to the next requests; when it is empty they approve. */
  readonly reactions: Reaction[] = [];
  repliesBy: CorrelationPlace = 'property';
  /** Lets the wallet refuse what the page has no permission for. */
  isStrict = false;
  #permissions: readonly unknown[] = [];
  readonly #client: MqttClient;
  readonly #waiting = new Set<() => void>();
  #wallet: PhoneWallet;
  #uid = '';

  private constructor(client: MqttClient, wallet: PhoneWallet) {
    this.#client = client;
    this.#wallet = wallet;
    client.on('message', (topic, payload, { properties }) => {
      const correlation = properties?.correlationData?.toString();
      const body: FromPage['body'] = JSON.parse(payload.toString());
      this.received.push({ topic, body, ...(correlation && { correlation }) });
      for (const look of this.#waiting) look();
      if (Array.isArray(body.permissions)) this.#permissions = body.permissions;
      if (!isRequest(body)) return;
      this.#react(body).catch((error) => {
        // A phone that is switched off doesn't finish what it was doing.
        if (!client.disconnecting) throw error;
      });
    });
  }

  static async open(brokerUrl: string, keyfile: Keyfile): Promise<BeaconPhone> {
    const wallet = await phoneWallet(keyfile);
    const client = await mqtt.connectAsync(brokerUrl, {
      protocolVersion: 5,
      reconnectPeriod: 100,
      // The default timers need a worker wherever there is a window.
      timerVariant: 'native',
    });
    client.on('error', () => undefined);
    return new BeaconPhone(client, wallet);
  }

  get address(): string {
    return this.#wallet.address;
  }

  /** Scans a pairing QR and greets the page. */
  async scan(uri: string): Promise<void> {
    const uid = /^aosync=(.+)$/.exec(uri)?.[1];
    if (!uid) throw new Error(`No pairing code: ${uri}`);
    this.#uid = uid;
    await this.#client.subscribeAsync(uid);
    await this.sayHello();
  }

  async sayHello(): Promise<void> {
    await this.send({ action: 'connect' });
  }

  /** Sends anything to the page: text as it is, everything else as JSON. */
  async send(message: unknown, correlation?: string, topic = `${this.#uid}/response`): Promise<void> {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const properties = correlation === undefined ? {} : { correlationData: Buffer.from(correlation) };
    await this.#client.publishAsync(topic, text, { properties });
  }

  /** Has the broker keep a message for whoever subscribes to the topic later; an empty one takes it away. */
  async leaveBehind(text: string, topic: string): Promise<void> {
    await this.#client.publishAsync(topic, text, { retain: true, qos: 1 });
  }

  async reply({ correlationData }: PhoneRequest, data: unknown): Promise<void> {
    const inBody = this.repliesBy === 'property' ? {} : { correlationData };
    await this.send({ data, ...inBody }, this.repliesBy === 'body' ? undefined : correlationData);
  }

  /** Answers a request truthfully. */
  async approve(request: PhoneRequest): Promise<void> {
    await this.reply(request, await this.#wallet.answer(request));
  }

  /** Waits for a message of a page. */
  async hears(isMeant: (message: FromPage) => boolean): Promise<FromPage> {
    return new Promise((resolve) => {
      const look = () => {
        const message = this.received.find(isMeant);
        if (!message) return;
        this.#waiting.delete(look);
        resolve(message);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Its owner uses another account from now on; pages are not notified. */
  async use(keyfile: Keyfile): Promise<void> {
    this.#wallet = await phoneWallet(keyfile);
  }

  /** Its owner uses another account from now on; the wallet greets the page with it. */
  async switchTo(keyfile: Keyfile): Promise<void> {
    await this.use(keyfile);
    await this.sayHello();
  }

  /** Its owner disconnects from the page: the wallet no longer listens, and notifies it. */
  async leave(): Promise<void> {
    await this.#client.unsubscribeAsync(this.#uid);
    await this.send({ action: 'disconnect' });
  }

  /** The phone is off, without a word. */
  vanish(): void {
    this.#client.end(true);
  }

  async #react(request: PhoneRequest): Promise<void> {
    const isPermitted = !this.isStrict || this.#permissions.includes(permissionFor(request.action));
    const reaction = isPermitted ? (this.reactions.shift() ?? 'approve') : 'decline';
    if (reaction === 'approve') await this.approve(request);
    else if (reaction === 'decline') await this.reply(request, 'declined');
    else if (reaction !== 'ignore') await reaction(request, this);
  }
}
