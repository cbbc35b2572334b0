import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { makeAccount } from './account';

export interface AccountServer {
  url: string;
  address: () => Address;
  /** The user refuses what is asked next. */
  declineNext: () => void;
  /** The user locks the wallet: it answers nothing until `unlock`. */
  lock: () => void;
  unlock: () => void;
  /** The user switches to another account; every wallet that listens receives its address. */
  switchAccount: () => Promise<Address>;
  stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/**
 * The vault behind a wallet that a test plays: an account with a real key, asked over loopback, in the hand of the test.
 * @param files by path, such as the pages of a web wallet
 */
export async function startAccountServer(
  files: Readonly<Record<string, string>> = {},
): Promise<AccountServer> {
  let account = await makeAccount();
  let isDeclining = false;
  let unlocked = Promise.resolve();
  let open: (() => void) | undefined;
  const listening = new Set<ServerResponse>();

  const answer = async (text: string): Promise<unknown> => {
    await unlocked;
    if (isDeclining) {
      isDeclining = false;
      return { refused: true };
    }
    return { result: await account.answer(JSON.parse(text)) };
  };

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const { pathname } = new URL(request.url ?? '/', 'http://wallet');
    if (request.method === 'POST') {
      response.end(JSON.stringify(await answer(await bodyOf(request))));
    } else if (pathname === '/switches') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      listening.add(response);
      response.once('close', () => listening.delete(response));
    } else {
      const file = files[pathname];
      response.writeHead(file ? 200 : 204, { 'Content-Type': types[extname(file ?? '')] ?? 'text/plain' });
      response.end(file ? await readFile(file) : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The account server has no port');

  return {
    url: `http://127.0.0.1:${bound.port}`,
    address: () => account.address,
    declineNext: () => {
      isDeclining = true;
    },
    lock: () => {
      unlocked = new Promise((resolve) => {
        open = resolve;
      });
    },
    unlock: () => open?.(),
    switchAccount: async () => {
      account = await makeAccount();
      for (const response of listening) response.write(`data: ${account.address}\n\n`);
      return account.address;
    },
    stop: async () => {
      open?.();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
