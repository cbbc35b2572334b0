import WebSocket from 'ws';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A session of WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  /** Sends a command. @throws with the browser's message when it fails */
  send<Result = unknown>(method: string, params?: Params): Promise<Result>;
  /** Calls back for every event until the session ends. */
  onEvent(listener: (method: string, params: Params) => void): void;
  close(): void;
}

/** Begins a session with a browser that listens at an address. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners: ((method: string, params: Params) => void)[] = [];
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method) {
      for (const listener of listeners) listener(message.method, message.params ?? {});
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'the browser has gone' });
    waiting.clear();
  });
  const send = async <Result>(method: string, params: Params = {}) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message ?? ''}`);
    return answer.result as Result;
  };
  await send('session.new', { capabilities: {} });
  return { send, onEvent: (listener) => listeners.push(listener), close: () => socket.close() };
}
