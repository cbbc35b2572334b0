import mqtt, { type IClientPublishOptions, type MqttClient } from 'mqtt';
import { AppError } from '../../errors';
import type { OpenBrokerLink } from './broker-link';
import { deferred } from './deferred';
import { protocolVersion } from './protocol';

const firstConnectionMs = 15_000;

/** A broker link over MQTT 5 on a secure websocket: keep-alive 60 s, reconnection every second (product-spec section 9). */
export const openMqttLink: OpenBrokerLink = async (url, onMessage, signal) => {
  const client = mqtt.connect(url, {
    protocolVersion,
    keepalive: 60,
    reconnectPeriod: 1000,
    connectTimeout: firstConnectionMs,
    // The default timers live in a worker made of a blob, which the page's security policy refuses.
    timerVariant: 'native',
  });
  client.on('message', (topic, payload, { properties }) => {
    const correlation = properties?.correlationData?.toString();
    onMessage({ topic, text: payload.toString(), ...(correlation && { correlation }) });
  });
  // Reported for every failed attempt; the first is awaited below, later ones are simply tried again.
  client.on('error', () => undefined);
  try {
    await firstConnection(client, signal);
  } catch (cause) {
    client.end(true);
    throw signal.aborted
      ? signal.reason
      : new AppError('wallet.broker-unreachable', { cause, retryable: true });
  }
  return {
    subscribe: async (topic) => {
      await client.subscribeAsync(topic);
    },
    publish: async (topic, text, correlation) => {
      await client.publishAsync(topic, text, correlation ? correlated(correlation) : {});
    },
    close: () => client.endAsync(),
  };
};

/** mqtt writes any bytes, though its types name Node's Buffer, which browsers don't have. */
const correlated = (correlation: string): IClientPublishOptions => ({
  properties: { correlationData: new TextEncoder().encode(correlation) as Buffer },
});

function firstConnection(client: MqttClient, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = deferred<void>();
  const giveUp = () => reject(signal.reason);
  const timer = setTimeout(() => reject(new Error('no answer')), firstConnectionMs);
  client.once('connect', () => resolve());
  client.once('error', reject);
  client.once('close', () => reject(new Error('closed')));
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  });
}
