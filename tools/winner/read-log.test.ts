import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEventLog } from './read-log';

let server: Server;
let url: URL;
const tagsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
const edge = (nonce: number, action: string, data: string) => ({
  cursor: String(nonce),
  node: {
    message: { id: `m${nonce}`, owner: { address: 'anna' }, tags: tagsOf({ Action: action }), data },
    assignment: { tags: tagsOf({ Timestamp: String(1000 + nonce), 'Block-Height': '7' }) },
  },
});
const page = (has_next_page: boolean, ...edges: unknown[]) => ({ page_info: { has_next_page }, edges });
const answers: Record<string, unknown> = {
  '/su/event?from=0': page(true, edge(0, 'Process', ''), edge(1, 'Eval', 'Lua')),
  '/su/event?from=2': page(false, edge(2, 'Scan', '{"slot":5}'), edge(3, 'Scan', 'rubbish')),
  '/cu/result/m1?process-id=event': { Messages: [] },
  '/cu/result/m2?process-id=event': {
    Messages: [
      { Target: 'ben', Data: '{"other":1}' },
      { Target: 'anna', Data: '{"complete":true}' },
    ],
  },
  '/cu/result/m3?process-id=event': { Error: 'rr:scan.malformed' },
};

beforeAll(async () => {
  server = createServer(({ url: path = '' }, response) => {
    response.statusCode = path in answers ? 200 : 404;
    response.end(JSON.stringify(answers[path] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const units = () => ({ su: new URL('su/', url), cu: new URL('cu/', url) });

it('the log of an event has each message after its spawn, with the reply to its sender', async () => {
  expect(await readEventLog(units(), 'event')).toEqual({
    process: 'event',
    entries: [
      { from: 'anna', action: 'Eval', data: {}, time: 1001, block: 7, reply: {} },
      { from: 'anna', action: 'Scan', data: { slot: 5 }, time: 1002, block: 7, reply: { complete: true } },
      { from: 'anna', action: 'Scan', data: {}, time: 1003, block: 7 },
    ],
  });
});

it('a unit that does not know the event ends the reading', async () => {
  await expect(readEventLog(units(), 'other')).rejects.toThrow('answered with status 404');
});
