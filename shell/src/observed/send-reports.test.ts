import { createObserver } from './observer';
import { sendReports } from './send-reports';

const url = 'https://collect.example/rabbit';
const own = { base: 'https://app.example/', shell: '0000000000000001', areas: [] };
const given = Object.getOwnPropertyDescriptor(navigator, 'sendBeacon');
let sent: [url: string, report: Blob][] = [];
let isTaken = true;

beforeEach(() => {
  sent = [];
  isTaken = true;
  const sendBeacon = (to: string, report: Blob) => {
    sent.push([to, report]);
    return isTaken;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  if (given) Object.defineProperty(navigator, 'sendBeacon', given);
  else Reflect.deleteProperty(navigator, 'sendBeacon');
  jest.restoreAllMocks();
});

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Reads a report; jsdom's blobs have no `text()`. */
const read = (report: Blob) =>
  new Promise<unknown[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(report);
  });
const lengths = () => Promise.all(sent.map(async ([, report]) => (await read(report)).length));

test('events are sent once the page is hidden, those before as well, and each once', async () => {
  const observer = createObserver(own);
  observer.check('latest', new TypeError('ann@example.org'));
  const stop = sendReports(observer, url);
  observer.error('thrown', new TypeError('ann@example.org'));
  setHidden(false);
  expect(sent).toEqual([]);
  setHidden(true);
  setHidden(true);
  expect(sent.map(([to]) => to)).toEqual([url]);
  const [[, report] = ['', new Blob()]] = sent;
  expect(await read(report)).toEqual(observer.events());
  expect(JSON.stringify(await read(report))).not.toContain('ann');
  stop();
  observer.error('thrown', new Error('oops'));
  setHidden(true);
  expect(sent).toHaveLength(1);
});

test('many events are sent at once, and what the browser does not take goes with the next report', async () => {
  const observer = createObserver(own);
  const stop = sendReports(observer, url);
  for (let count = 0; count < 20; count += 1) observer.error('thrown', new Error('oops'));
  isTaken = false;
  observer.error('thrown', new Error('oops'));
  setHidden(true);
  isTaken = true;
  setHidden(true);
  stop();
  expect(await lengths()).toEqual([20, 1, 1]);
});
