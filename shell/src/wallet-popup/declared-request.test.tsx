import type { AreaActs } from '@rainbow-rabbit/shared/acts';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import en from '../../locales/en.json';
import later from '../../locales/wallet-popup/en.json';
import type { AreaLoader } from '../areas/area-loader';
import type { RegisteredArea } from '../areas/area-registry';
import { AreasProvider } from '../areas/areas-context';
import { registered } from '../testing/registered';
import { DeclaredRequest } from './declared-request';

const [event, community, hall, cellar] = [...'ECHL'].map((letter) => letter.repeat(43)) as [
  string,
  string,
  string,
  string,
];
const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [],
    community,
    processes: { hall, cellar },
  },
  'http://localhost/',
);

const enter = { titleKey: 'title', textKey: 'text', ways: [{ actKey: 'act' }] };
const close = { titleKey: 'close', textKey: 'close', actKey: 'close' };
const texts = (title: string) => ({
  en: { title, text: 'You come in.', act: 'Come in', close: 'Close the hall?' },
});
const actsOf = (receiver: string, title: string): AreaActs => ({
  acts: { [receiver]: { acts: { Enter: enter }, staff: { Close: close } } },
  texts: texts(title),
});

const integrity = `sha256-${'a'.repeat(43)}=`;
const givenFetch = globalThis.fetch;
let builds = 0;

/** Returns a build of an area that declares acts of a receiver; no other test has fetched them. */
function build(name: string, receiver: string, change: Partial<RegisteredArea> = {}): RegisteredArea {
  builds += 1;
  const files = { 'acts.json': integrity };
  const base = `https://app.example/${builds}/${name}/`;
  return { ...registered({ name, acts: [receiver], files }), base, ...change };
}

/** Lets the host answer by the area's name; returns what is asked for, with the hash that counts. */
function serve(answers: Readonly<Record<string, () => Promise<Response> | Response>>) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit = {}) => {
    const [, name = ''] = /\/(\w+)\/acts\.json$/.exec(url) ?? [];
    asked.push(`${name} ${init.integrity}`);
    return answers[name]?.() ?? new Response('', { status: 404 });
  }) as unknown as typeof fetch;
  return asked;
}

const gives = (json: unknown) => () => new Response(JSON.stringify(json));

const requestTo = (target: string, action = 'Enter', receiver?: string): ApprovalRequest => ({
  id: '1',
  kind: 'data-item',
  action,
  target,
  ...(receiver !== undefined && { receiver }),
  tags: [],
  resolve: () => undefined,
});

const mount = (request: ApprovalRequest, areas: readonly RegisteredArea[]) => {
  const loaders = new Map(
    areas.map((area) => [area.name, { build: () => area } as unknown as AreaLoader] as const),
  );
  return act(async () =>
    render(
      <NetworkProvider network={network}>
        <AreasProvider loaders={loaders}>
          <Suspense>
            <DeclaredRequest request={request} />
          </Suspense>
        </AreasProvider>
      </NetworkProvider>,
    ),
  );
};

const title = () =>
  screen.getByRole('dialog').getAttribute('aria-label') ?? screen.getByRole('heading').textContent;

beforeEach(() => withMessages({ shell: { ...en, ...later } }));
afterEach(() => {
  globalThis.fetch = givenFetch;
});

test.each([
  ['of the process that the network names for it', hall, 'processes.hall'],
  ['of the community', community, 'community'],
  ['of an event that the network does not name', event, 'events'],
  ['of another process that it does not name', event, 'processes.hall'],
])('an act %s is described by the area that declares it', async (_, target, receiver) => {
  const asked = serve({ hall: gives(actsOf(receiver, 'Enter the hall?')) });
  await mount(requestTo(target, 'Enter', receiver), [build('hall', receiver)]);
  expect(title()).toBe('Enter the hall?');
  expect(asked).toEqual([`hall ${integrity}`]);
});

test('an act of the staff is described as such', async () => {
  serve({ hall: gives(actsOf('processes.hall', 'Enter the hall?')) });
  await mount(requestTo(hall, 'Close'), [build('hall', 'processes.hall')]);
  expect(title()).toBe('Close the hall?');
});

const thief = actsOf('processes.hall', 'Get a carrot?');

test.each([
  [
    'another area declares the same receiver',
    [build('hall', 'processes.hall'), build('thief', 'processes.hall')],
  ],
  ['the file of an area describes more than its entry', [build('thief', 'processes.cellar')]],
  ['the area is switched off', [build('thief', 'processes.hall', { enabled: false })]],
  ['only events have such acts', [build('thief', 'events')]],
  ['no area declares acts of it', []],
])('an act has no words when %s', async (_, areas) => {
  serve({ hall: gives(actsOf('processes.hall', 'Enter the hall?')), thief: gives(thief) });
  await mount(requestTo(hall), areas);
  expect(title()).toBe('Send this message?');
});

test.each([
  ['can’t be had', () => new Response('', { status: 404 })],
  ['have other bytes than their hash', () => Promise.reject(new TypeError('integrity'))],
])(
  'acts that %s leave the sheet without words, and are asked for again for the next request',
  async (_, answer) => {
    const area = build('hall', 'processes.hall');
    serve({ hall: answer });
    const { unmount } = await mount(requestTo(hall), [area]);
    expect(await screen.findByRole('dialog', { name: 'Send this message?' })).toBeTruthy();
    unmount();
    serve({ hall: gives(actsOf('processes.hall', 'Enter the hall?')) });
    await mount(requestTo(hall), [area]);
    expect(await screen.findByRole('dialog', { name: /hall/ })).toBeTruthy();
  },
);

test('acts that don’t fit leave the sheet without words', async () => {
  serve({ hall: gives({ ...thief, texts: {} }) });
  await mount(requestTo(hall), [build('hall', 'processes.hall')]);
  expect(title()).toBe('Send this message?');
});

test('the kind that the asking code says does not change that of a process that the network names', async () => {
  serve({ hall: gives(actsOf('events', 'Enter the hall?')) });
  await mount(requestTo(hall, 'Enter', 'events'), [build('hall', 'events')]);
  expect(title()).toBe('Send this message?');
});

test('an act that the area does not declare has no words', async () => {
  serve({ hall: gives(actsOf('processes.hall', 'Enter the hall?')) });
  await mount(requestTo(hall, 'Leave'), [build('hall', 'processes.hall')]);
  expect(title()).toBe('Send this message?');
});
