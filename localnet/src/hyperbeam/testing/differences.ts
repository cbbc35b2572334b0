/** Answers that differ from a real node's, with the reason. */
interface Difference {
  /** The names of recordings; `5-7` stands for several. */
  of: readonly string[];
  /** The parts of the answer that differ. */
  parts: readonly string[];
  reason: string;
}

const differences: readonly Difference[] = [
  {
    of: ['00-meta 3', '04-errors 39'],
    parts: ['body'],
    reason: "It is this network's own address: the key of the recorded node is not here.",
  },
  {
    of: ['11-dryrun-and-reads 12'],
    parts: ['body'],
    reason: "The body lists the addresses of schedulers, which is this network's own.",
  },
  { of: ['00-meta 6'], parts: ['status'], reason: 'The app is at the root; a node sends to its explorer.' },
  {
    of: ['03-patch-genesis 18-19'],
    parts: ['status'],
    reason: 'The device json@1.0 in a path is left out: clients use accept, or read texts by their keys.',
  },
  {
    of: ['04-errors 36-37'],
    parts: ['access-control-allow-methods'],
    reason: 'A preflight is answered for the whole network, which has no other methods.',
  },
  {
    of: ['05-aoconnect-genesis-wasm 1'],
    parts: ['content-digest', 'content-type', 'body'],
    reason: 'Answers of several parts (httpsig) are left out; the client reads the process from the headers.',
  },
  {
    of: [
      '06-rabbit 5-31',
      '11-dryrun-and-reads 1-9',
      '12-short-answers 3',
      '12-short-answers 6',
      '12-short-answers 10-12',
    ],
    parts: ['body'],
    reason:
      'The recording cut the message with the code of the event process, so the process has no code here. Its replies to the same messages are compared in the recorded notes.',
  },
  {
    of: ['11-dryrun-and-reads 10', '15-rabbit-patch 3-4'],
    parts: ['status'],
    reason: 'What is read was made by the code of the event process, which the recording cut.',
  },
  {
    of: ['15-rabbit-patch 1'],
    parts: ['body'],
    reason: 'The message reads the state of the event process, whose code the recording cut.',
  },
  {
    of: ['15-rabbit-patch 5-6'],
    parts: ['body'],
    reason: 'JSON of Lua tables has its fields in another order in each run.',
  },
  {
    of: ['06-rabbit-schedule 7-8'],
    parts: ['status'],
    reason: 'The node failed for these two slots, for reasons that are not known.',
  },
  {
    of: ['12-short-answers 4'],
    parts: ['body'],
    reason: "A node names the message by a hash of its own form; here it is the item's id.",
  },
  {
    of: ['17-process-to-process 2'],
    parts: ['body'],
    reason: 'The delivered message is signed by another key, so it has another id.',
  },
  {
    of: ['17-process-to-process 3'],
    parts: ['body'],
    reason:
      'The recorded process trusts the recorded node alone, so it ignores what this one signed. The test of deliveries has processes that trust it.',
  },
];

/** Returns the names and parts of differences, as `name: part`. */
export function listedDifferences(): string[] {
  return differences.flatMap(({ of, parts }) =>
    of.flatMap(namesIn).flatMap((name) => parts.map((part) => `${name}: ${part}`)),
  );
}

function namesIn(of: string): string[] {
  const [, file, first, last] = /^(.*) (\d+)-(\d+)$/.exec(of) ?? [];
  if (!file) return [of];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${file} ${Number(first) + index}`);
}
