import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';

/** Starts the same request at another server. */
function ask(request: IncomingMessage, server: string) {
  const target = new URL((request.url ?? '/').slice(1), server);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return send(target, { method: request.method, headers: { ...request.headers, host: target.host } });
}

/**
 * Passes a request on to another server, and its answer back.
 * @param server URL, ending in `/`
 */
export function passOn(request: IncomingMessage, response: ServerResponse, server: string): void {
  const asked = ask(request, server);
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`Nothing answers at ${server}\n`);
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/** Passes a websocket on to another server. */
export function passOnSocket(request: IncomingMessage, socket: Duplex, server: string): void {
  const asked = ask(request, server);
  asked.on('upgrade', ({ rawHeaders }, other, head) => {
    const lines = ['HTTP/1.1 101 Switching Protocols'];
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) socket.write(head);
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const) {
      one.on('error', () => another.destroy());
      one.on('close', () => another.destroy());
    }
    other.pipe(socket);
    socket.pipe(other);
  });
  asked.on('response', () => socket.destroy());
  asked.on('error', () => socket.destroy());
  asked.end();
}
