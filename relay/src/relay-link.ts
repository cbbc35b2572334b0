import { nextDelayMs } from '@rainbow-rabbit/shared/reading';
import mqtt, { type MqttClient } from 'mqtt';
import type { RelayMessage } from './start-relay';

const reconnectMs = 2000;

export interface RelayLinkOptions {
  /** Address of the broker: `wss://`, `mqtts://`, `ws://` or `mqtt://`. */
  url: string;
  username?: string;
  password?: string;
  /** Receives a sentence when the connection breaks off, and when it is back. */
  report: (problem: string) => void;
  /** Wait before the first attempt to connect again, in milliseconds; it doubles up to eight times as long. */
  retryMs?: number;
}

/** A relay's connection to its broker. */
export interface RelayLink {
  /** Publishes a retained message. Of those that meet no connection, the last of each topic is kept until it expires. */
  publish: (message: RelayMessage) => void;
  /** Publishes a message for those who listen now; without a connection it is lost. */
  tell: (topic: string, text: string) => void;
  /** Listens to a topic, or to all whose last level is a `+` in the filter, now and after each connection. */
  hear: (filter: string, onText: (text: string, topic: string) => void) => void;
  /** Calls a function after each connection. */
  onConnect: (listener: () => void) => void;
  isConnected: () => boolean;
  close: () => Promise<void>;
}

/** Opens a connection to a broker (MQTT 5) that comes back by itself, later and later while it can't. */
export function openRelayLink({
  url,
  username,
  password,
  report,
  retryMs = reconnectMs,
}: RelayLinkOptions): RelayLink {
  const client = mqtt.connect(url, {
    protocolVersion: 5,
    keepalive: 30,
    reconnectPeriod: retryMs,
    connectTimeout: 10_000,
    // The client keeps no message while the broker is away: `last` has the newest of each topic.
    queueQoSZero: false,
    // It listens to other relays and to phones, whose messages are short: a broker keeps longer ones away from it.
    properties: { maximumPacketSize: 4096 },
    ...(username !== undefined && { username, password }),
  });
  const last = new Map<string, { message: RelayMessage; expiresAt: number }>();
  const listeners = new Map<string, (text: string, topic: string) => void>();
  let failures = 0;
  let isDown = false;
  client.on('connect', () => {
    if (isDown) report('The broker is back.');
    failures = 0;
    isDown = false;
    for (const { message, expiresAt } of last.values()) send(client, message, expiresAt);
    if (listeners.size > 0) client.subscribe([...listeners.keys()], () => undefined);
  });
  client.on('message', (topic, payload) => {
    const listener = listeners.get(topic) ?? listeners.get(topic.replace(/[^/]+$/, '+'));
    listener?.(payload.toString(), topic);
  });
  client.on('error', () => undefined);
  client.on('close', () => {
    if (client.disconnecting) return;
    if (!isDown) report('The broker can not be reached. The relay goes on trying.');
    isDown = true;
    failures += 1;
    client.options.reconnectPeriod = nextDelayMs(retryMs, failures - 1, Math.random());
  });
  return {
    publish: (message) => {
      const expiresAt = Date.now() + message.expirySeconds * 1000;
      last.set(message.topic, { message, expiresAt });
      send(client, message, expiresAt);
    },
    tell: (topic, text) => {
      if (client.connected) client.publish(topic, text, () => undefined);
    },
    hear: (filter, onText) => {
      listeners.set(filter, onText);
      if (client.connected) client.subscribe(filter, () => undefined);
    },
    onConnect: (listener) => client.on('connect', listener),
    isConnected: () => client.connected,
    close: () => client.endAsync(true),
  };
}

function send(client: MqttClient, { topic, text }: RelayMessage, expiresAt: number): void {
  const messageExpiryInterval = Math.ceil((expiresAt - Date.now()) / 1000);
  if (!client.connected || messageExpiryInterval <= 0) return;
  client.publish(topic, text, { retain: true, properties: { messageExpiryInterval } }, () => undefined);
}
