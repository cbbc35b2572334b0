import type { TopicListener } from './broker-topics';

/**
 * Subscribes to a topic of a broker (MQTT 5 over WebSocket), the retained message included. The connection, one for all
 * topics, comes back by itself, later and later while it can't: at the next one of several brokers that bring the same, when one is gone or
 * brings nothing of use.
 * @returns its undo
 */
export function followTopic(urls: readonly string[], topic: string, listener: TopicListener): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  // The library is a chunk of its own, which a wallet uses too.
  Promise.all([import('./broker-topics'), import('mqtt')]).then(
    ([{ subscribeTopic }, { default: mqtt }]) => {
      if (!isStopped) stop = subscribeTopic(mqtt.connect, urls, topic, listener);
    },
    () => listener.onLost(),
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
