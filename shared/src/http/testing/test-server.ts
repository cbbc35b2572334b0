import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestReply {
  status?: number;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
  /** Never answer. */
  isSilent?: boolean;
}

export interface TestRequest {
  method: string;
  url: string;
  body: Buffer;
}

export interface TestServer {
  url: string;
  /** The requests so far. */
  requests: readonly TestRequest[];
  stop: () => Promise<void>;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A real HTTP server on a free local port, for tests of what talks to one. */
export async function startTestServer(
  answer: (request: TestRequest) => TestReply | Promise<TestReply>,
): Promise<TestServer> {
  const requests: TestRequest[] = [];
  const server = createServer(async (message, response) => {
    const request = { method: message.method ?? '', url: message.url ?? '', body: await bodyOf(message) };
    requests.push(request);
    const { status = 200, body = '', isSilent } = await answer(request);
    if (isSilent) return;
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, requests, stop };
}
