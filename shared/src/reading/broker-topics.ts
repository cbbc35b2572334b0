import type mqtt from 'mqtt';
import { nextDelayMs } from './reading';

/** Hears what comes on a topic of a message broker. */
export interface TopicListener {
  onMessage: (text: string) => void;
  /** Called when the broker can't be reached, each time that an attempt fails. */
  onLost: () => void;
}

type Connect = (typeof mqtt)['connect'];

const reconnectMs = 4000;

interface BrokerTopics {
  subscribe: (topic: string, listener: TopicListener) => () => void;
}

const open = new Map<string, BrokerTopics>();

/** Subscribes to a topic by this page's one connection to its broker, which ends with the last subscription. */
export function subscribeTopic(
  connect: Connect,
  url: string,
  topic: string,
  listener: TopicListener,
): () => void {
  const topics = open.get(url) ?? openTopics(connect, url);
  open.set(url, topics);
  return topics.subscribe(topic, listener);
}

function openTopics(connect: Connect, url: string): BrokerTopics {
  const client = connect(url, {
    protocolVersion: 5,
    keepalive: 60,
    reconnectPeriod: reconnectMs,
    connectTimeout: 20_000,
    resubscribe: false,
    queueQoSZero: false,
    // A broker keeps longer messages away: no snapshot is longer, and a stranger may publish on an open one.
    properties: { maximumPacketSize: 140_000 },
    // The default timers live in a worker made of a blob.
    timerVariant: 'native',
  });
  const byTopic = new Map<string, Set<TopicListener>>();
  let failures = 0;
  const ask = (topics: string[]) => {
    if (client.connected && topics.length > 0) client.subscribe(topics, () => undefined);
  };
  client.on('connect', () => {
    failures = 0;
    ask([...byTopic.keys()]);
  });
  client.on('message', (topic, payload) => {
    for (const { onMessage } of byTopic.get(topic) ?? []) onMessage(payload.toString());
  });
  client.on('error', () => undefined);
  client.on('close', () => {
    client.options.reconnectPeriod = nextDelayMs(reconnectMs, failures, Math.random());
    failures += 1;
    for (const listeners of byTopic.values()) for (const { onLost } of listeners) onLost();
  });
  return {
    subscribe: (topic, listener) => {
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(listener));
      // A second subscription brings the retained message to the new listener too.
      ask([topic]);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || byTopic.get(topic) !== listeners) return;
        byTopic.delete(topic);
        if (client.connected) client.unsubscribe(topic, () => undefined);
        if (byTopic.size > 0) return;
        open.delete(url);
        client.end(true);
      };
    },
  };
}
