import { toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import type { RelayKey } from '../relay-key';
import { encryptPush, type PushKeys } from './encrypt-push';
import { createPushTokens } from './push-tokens';

/** A push service answers within this time, in milliseconds. */
const answerMs = 10_000;

/** The length of all messages, so that nobody learns from it which one it is. */
const paddedBytes = 128;

/** The longest wait that a push service can ask for, in milliseconds. */
const maxWaitMs = 3_600_000;

/** The push services of the browsers: Chrome and Edge on phones, Firefox, Safari, Edge on desktops. */
const knownHosts =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([a-z0-9-]+\.)+push\.apple\.com|([a-z0-9-]+\.)+notify\.windows\.com)$/;

/** Where a browser wants its messages, and how they are sealed. */
export interface PushAddress extends PushKeys {
  endpoint: string;
}

export interface PushMessage {
  /** At most 128 bytes. */
  text: string;
  /** The push service keeps it so long for a phone that is off, in seconds. */
  lifeSeconds: number;
  /** Of messages with one subject, a phone that was off gets the last. */
  subject: string;
}

/**
 * The outcome of a message: the push service has it; the subscription has ended, or nothing can be sent to it; or it has to be sent again,
 * after a time in milliseconds if the service named one.
 */
export type PushOutcome =
  | { status: 'sent' }
  | { status: 'gone' }
  | { status: 'again'; waitMs?: number | undefined };

export interface PushSenderOptions {
  key: RelayKey;
  /** An address of the web for the push services' operators. */
  contact: string;
  /** Further push services that the relay's operator trusts, as origins. */
  services?: readonly string[];
  now?: () => number;
}

/** Returns the wait that an answer asks for, in milliseconds (RFC 9110, section 10.2.3). */
function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const waitMs = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return waitMs >= 0 ? Math.min(waitMs, maxWaitMs) : undefined;
}

/** Returns the name under which a push service replaces messages (RFC 8030, section 5.4), which only the phone's secret leads to. */
async function hiddenTopic({ auth }: PushAddress, { subject }: PushMessage): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(`${auth} ${subject}`));
  return toBase64Url(new Uint8Array(hash)).slice(0, 32);
}

/**
 * Returns the sender of messages to push services (RFC 8030). It asks only those that browsers use, or that the operator named: phones
 * name endpoints, and a relay must not be led to others.
 */
export function createPushSender({ key, contact, services = [], now = Date.now }: PushSenderOptions) {
  let tokenFor = createPushTokens(key, contact, now);
  /** Returns true for an endpoint at a push service that may be asked. */
  const isKnown = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, hostname, origin, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    return services.includes(origin) || (protocol === 'https:' && host === hostname && knownHosts.test(host));
  };
  const post = async (endpoint: string, body: BodyInit, { lifeSeconds }: PushMessage, topic: string) => {
    const {
      status,
      headers,
      body: rest,
    } = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(lifeSeconds),
        Urgency: 'high',
        Topic: topic,
        Authorization: await tokenFor(new URL(endpoint).origin),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    // No answer's text is read: it can be of any length.
    await rest?.cancel();
    return { status, waitMs: waitOf(headers.get('retry-after'), now()) };
  };
  /** Sends a message. Never fails. */
  const send = async (address: PushAddress, message: PushMessage): Promise<PushOutcome> => {
    const { endpoint } = address;
    if (!isKnown(endpoint)) return { status: 'gone' };
    const sealed = await encryptPush(utf8(message.text), address, paddedBytes).catch(() => undefined);
    if (!sealed) return { status: 'gone' };
    const topic = await hiddenTopic(address, message);
    try {
      let answer = await post(endpoint, sealed, message, topic);
      if (answer.status === 401 || answer.status === 403) {
        // A token may be too old for a service whose clock is ahead; a second refusal means another key.
        tokenFor = createPushTokens(key, contact, now);
        answer = await post(endpoint, sealed, message, topic);
      }
      const { status, waitMs } = answer;
      if (status >= 200 && status < 300) return { status: 'sent' };
      return status === 429 || status >= 500 ? { status: 'again', waitMs } : { status: 'gone' };
    } catch {
      return { status: 'again' };
    }
  };
  return { isKnown, send };
}

export type PushSender = ReturnType<typeof createPushSender>;
