/** A message as the broker delivered it. */
export interface BrokerMessage {
  topic: string;
  text: string;
  /** The MQTT 5 property `correlationData` as UTF-8, if there was one. */
  correlation?: string;
}

/** The properties of a message that is published. */
export interface Publication {
  correlation?: string;
  /** The least number of bytes that the answer to it has. */
  answerBytes?: number;
}

/** An open connection to a message broker, which reconnects by itself and keeps its subscriptions. */
export interface BrokerLink {
  /** @throws AppError `wallet.broker-unreachable` */
  subscribe: (topic: string) => Promise<void>;
  /** @throws AppError `wallet.broker-unreachable`; `wallet.request-too-large`, also for the answer */
  publish: (topic: string, text: string, publication?: Publication) => Promise<void>;
  /** Ends it once what was published has left, and in any case soon. Never fails. */
  close: () => Promise<void>;
}

export interface BrokerHooks {
  onMessage: (message: BrokerMessage) => void;
  /** Called when a lost connection is back. Messages of the time between are lost. */
  onReturn: () => void;
}

/**
 * Opens a connection; resolves once the broker accepted it.
 * @throws AppError `wallet.broker-unreachable`, or the signal's reason
 */
export type OpenBrokerLink = (url: string, hooks: BrokerHooks, signal: AbortSignal) => Promise<BrokerLink>;

/** Opens a link whose brokers are known. @throws what `OpenBrokerLink` throws */
export type OpenRoomLink = (hooks: BrokerHooks, signal: AbortSignal) => Promise<BrokerLink>;
