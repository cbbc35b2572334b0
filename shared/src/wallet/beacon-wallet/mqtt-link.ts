import type { IClientPublishOptions, MqttClient } from 'mqtt';
import { AppError } from '../../errors';
import { deferred, unlessAborted, within } from '../../waiting';
import type { BrokerLink, OpenBrokerLink } from '../broker-link';
import { protocolVersion } from './protocol';

/** The time limits for a broker to accept the connection, to come back, and to confirm the disconnection. */
const openingMs = 30_000;
const returnMs = 10_000;
const goodbyeMs = 1000;
/** The most bytes of a packet besides its text: header, topic and properties. */
const packetOverheadBytes = 512;

const late = (message: string) => (): never => {
  throw new Error(message);
};

const unreachable = (cause: unknown) => new AppError('wallet.broker-unreachable', { cause, retryable: true });

/**
 * Opens a broker link over MQTT 5 on a websocket: keep-alive 60 s, reconnection every second, connection within 30 s
 * (docs/product 9.50).
 */
export const openMqttLink: OpenBrokerLink = async (url, { onMessage, onReturn }, signal) => {
  // A chunk that the followers of topics use too (shared/src/reading).
  const { default: mqtt } = await import('mqtt').catch((cause) => {
    throw unreachable(cause);
  });
  const client = mqtt.connect(url, {
    protocolVersion,
    keepalive: 60,
    reconnectPeriod: 1000,
    connectTimeout: openingMs,
    // A request that waited for the broker must not be sent after its asker gave up.
    queueQoSZero: false,
    // The default timers live in a worker made of a blob.
    timerVariant: 'native',
  });
  client.on('message', (topic, payload, { properties, retain }) => {
    // A broker that keeps it regardless: it was said to nobody here, and anybody who knows the topic may have left it.
    if (retain) return;
    const correlation = properties?.correlationData?.toString();
    onMessage({ topic, text: payload.toString(), ...(correlation && { correlation }) });
  });
  // Emitted for every failed attempt: the first is awaited below, later ones are tried again.
  client.on('error', () => undefined);
  let largestBytes = Number.POSITIVE_INFINITY;
  client.on('connect', ({ properties }) => {
    largestBytes = properties?.maximumPacketSize ?? Number.POSITIVE_INFINITY;
  });
  try {
    await unlessAborted(within(nextConnection(client), openingMs, late('no answer')), signal);
  } catch (cause) {
    client.end(true);
    throw signal.aborted ? signal.reason : unreachable(cause);
  }
  client.on('connect', onReturn);
  return linkOf(client, () => largestBytes);
};

function linkOf(client: MqttClient, largestBytes: () => number): BrokerLink {
  return {
    subscribe: async (topic) => {
      // Retain handling 2: the broker sends nothing that was said before.
      await client.subscribeAsync(topic, { qos: 0, rh: 2 }).catch((cause) => {
        throw unreachable(cause);
      });
    },
    publish: async (topic, text, { correlation, answerBytes = 0 } = {}) => {
      // A broker drops the connection of a phone whose answer is too large, and the page would wait for it.
      if (Math.max(new Blob([text]).size, answerBytes) + packetOverheadBytes > largestBytes()) {
        throw new AppError('wallet.request-too-large');
      }
      try {
        if (!client.connected) await within(nextConnection(client, true), returnMs, late('gone'));
        await client.publishAsync(topic, text, correlation ? correlated(correlation) : {});
      } catch (cause) {
        throw unreachable(cause);
      }
    },
    close: async () => {
      const goodbye = client.connected ? client.endAsync() : client.endAsync(true);
      await within(goodbye, goodbyeMs, late('no goodbye')).catch(() => client.end(true));
    },
  };
}

/** mqtt writes any bytes, though its types name Node's Buffer, which browsers don't have. */
const correlated = (correlation: string): IClientPublishOptions => ({
  properties: { correlationData: new TextEncoder().encode(correlation) as Buffer },
});

/**
 * The next time that the client is connected.
 * @param isPatient waits through failed attempts, until the client is ended
 */
function nextConnection(client: MqttClient, isPatient = false): Promise<void> {
  const { promise, resolve, reject } = deferred<void>();
  const fail = () => reject(new Error('closed'));
  const failures = isPatient ? (['end'] as const) : (['end', 'close', 'error'] as const);
  const succeed = () => resolve();
  client.once('connect', succeed);
  for (const failure of failures) client.once(failure, fail);
  return promise.finally(() => {
    client.off('connect', succeed);
    for (const failure of failures) client.off(failure, fail);
  });
}
