import { setTimeout } from 'node:timers/promises';

/** A session of WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface WebDriver {
  /** Sends a command below the session's own address. @throws with the driver's message when it fails */
  send<Result = unknown>(command: string, params?: object): Promise<Result>;
  close(): Promise<void>;
}

async function ask<Result>(method: string, url: string, params?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    body: params && JSON.stringify(params),
    // A command takes milliseconds, and the driver was seen to hang.
    signal: AbortSignal.timeout(60_000),
  }).catch((cause) => {
    throw new Error(`${url} was not answered`, { cause });
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

/** Begins a session with a driver that listens at an address. */
export async function connectWebDriver(address: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${sessionId}`;
  return {
    send: (command, params = {}) => ask('POST', `${session}/${command}`, params),
    close: () => ask('DELETE', session),
  };
}

/** Resolves once a driver answers at an address; it prints nothing by itself. */
export async function isListening(address: string): Promise<void> {
  for (;;) {
    const isReady = await ask<{ ready: boolean }>('GET', `${address}/status`).then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    await setTimeout(50);
  }
}
