/** A message as the broker delivered it. */
export interface BrokerMessage {
  topic: string;
  text: string;
  /** The MQTT 5 property `correlationData` as UTF-8, if there was one. */
  correlation?: string;
}

/** An open connection to a message broker, which reconnects by itself and keeps its subscriptions. */
export interface BrokerLink {
  subscribe: (topic: string) => Promise<void>;
  publish: (topic: string, text: string, correlation?: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a connection; resolves once the broker accepted it.
 * @throws AppError `wallet.broker-unreachable`
 */
export type OpenBrokerLink = (
  url: string,
  onMessage: (message: BrokerMessage) => void,
  signal: AbortSignal,
) => Promise<BrokerLink>;
