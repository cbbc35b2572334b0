import type mqtt from 'mqtt';
import { type BrokerTries, nextBroker } from './next-broker.domain';

/** Hears what comes on a topic of a message broker. */
export interface TopicListener {
  /** Returns or resolves to true for a message that is of use: a broker that brings none is left for the next one. */
  onMessage: (text: string) => unknown;
  /** Called when no broker can be reached, each time that all were tried. */
  onLost: () => void;
  /** A message that asks for those of the topic: published once the topic is subscribed, and after each connection. */
  ask?: { topic: string; text: string };
}

type Connect = (typeof mqtt)['connect'];

/** The wait for a broker where there is another one, and for a single one (docs/product 9.266). */
const connectMs = 5000;
const connectAloneMs = 20_000;
/** A broker that brings nothing of use for so long is left for the next one: longer than a relay takes to renew all parts. */
const silentMs = 65_000;

interface BrokerTopics {
  subscribe: (topic: string, listener: TopicListener) => () => void;
}

const open = new Map<string, BrokerTopics>();
/** The broker of each list that the last connection ended at. */
const lastPlaces = new Map<string, number>();

/**
 * Subscribes to a topic by this page's one connection to one of several brokers that bring the same, which ends with the last
 * subscription.
 */
export function subscribeTopic(
  connect: Connect,
  urls: readonly string[],
  topic: string,
  listener: TopicListener,
): () => void {
  const key = urls.join(' ');
  const topics = open.get(key) ?? openTopics(connect, urls, key);
  open.set(key, topics);
  return topics.subscribe(topic, listener);
}

function openTopics(connect: Connect, urls: readonly string[], key: string): BrokerTopics {
  const byTopic = new Map<string, Set<TopicListener>>();
  let tries: BrokerTries = { place: lastPlaces.get(key) ?? 0, failures: 0 };
  let isOfUse = false;
  /** The connection, until it is left. */
  let client: mqtt.MqttClient | undefined;
  /** The wait for a message of use, or for the next broker. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    const left = client;
    client = undefined;
    left?.end(true);
  };
  const leave = () => {
    end();
    const next = nextBroker(tries, urls.length, Math.random());
    tries = next.tries;
    isOfUse = false;
    timer = setTimeout(openNext, next.waitMs);
    if (!next.isLast) return;
    for (const listeners of byTopic.values()) for (const { onLost } of listeners) onLost();
  };
  const watch = () => {
    clearTimeout(timer);
    if (urls.length > 1) timer = setTimeout(leave, silentMs);
  };
  const ask = (topics: string[]) => {
    if (client?.connected && topics.length > 0) client.subscribe(topics, () => undefined);
  };
  const publish = ({ ask: message }: TopicListener) => {
    if (message && client?.connected)
      client.publish(message.topic, message.text, { qos: 1 }, () => undefined);
  };
  const openNext = () => {
    const own = connect(urls[tries.place] ?? '', {
      protocolVersion: 5,
      keepalive: 60,
      // The next attempt may be at another broker.
      reconnectPeriod: 0,
      connectTimeout: urls.length > 1 ? connectMs : connectAloneMs,
      resubscribe: false,
      queueQoSZero: false,
      // A broker keeps longer messages away: no snapshot is longer, and a stranger may publish on an open one.
      properties: { maximumPacketSize: 140_000 },
      // The default timers live in a worker made of a blob.
      timerVariant: 'native',
    });
    client = own;
    own.on('connect', () => {
      ask([...byTopic.keys()]);
      for (const listeners of byTopic.values()) listeners.forEach(publish);
    });
    own.on('message', async (topic, payload) => {
      const text = payload.toString();
      const heard = [...(byTopic.get(topic) ?? [])].map(({ onMessage }) => onMessage(text));
      if (!(await Promise.all(heard)).includes(true) || client !== own) return;
      isOfUse = true;
      tries = { ...tries, failures: 0 };
      watch();
    });
    own.on('error', () => undefined);
    own.on('close', () => {
      if (client === own) leave();
    });
    watch();
  };
  openNext();

  return {
    subscribe: (topic, listener) => {
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(listener));
      // A second subscription brings the retained message to the new listener too.
      ask([topic]);
      publish(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || byTopic.get(topic) !== listeners) return;
        byTopic.delete(topic);
        if (client?.connected) client.unsubscribe(topic, () => undefined);
        if (byTopic.size > 0) return;
        open.delete(key);
        lastPlaces.set(key, isOfUse ? tries.place : nextBroker(tries, urls.length, 0).tries.place);
        end();
      };
    },
  };
}
