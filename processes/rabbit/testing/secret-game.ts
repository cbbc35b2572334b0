import { createHash, randomBytes } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { AosMessage } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import {
  aosMessageOf,
  type Letter,
  type LiveProcess,
  owner,
  processId,
} from '../../common/testing/live-process';
import {
  drawCommitment,
  eligibleRabbits,
  envelopeTableHash,
  type RabbitId,
  sealAcknowledgement,
  sealEnvelopeTable,
  slotMs,
  whiteRabbits,
} from '../client';
import type { RoleKeys } from './role-keys';

/** Everything that is public about one event with a White Rabbit, and who it was. */
export interface SecretGame {
  /** Addresses of the players, by number from 1. */
  players: readonly string[];
  /** All messages in ledger order. */
  log: readonly AosMessage[];
  replies: readonly { Target: string; Data: string }[];
  /** The whole state at the end, each leaf by its path; parts of a path are joined by line feeds. */
  state: Readonly<Record<string, string | number | boolean>>;
  table: Uint8Array;
  whiteRabbit: RabbitId;
}

/** The people of an event, with their keys. */
export interface Cast {
  keys: readonly RoleKeys[];
  contact: RoleKeys;
}

const process = processId as ProcessId;
const startTime = 58_333_400 * slotMs;
const key = 'abandon ability able about above absent';

/** Returns a letter some seconds after a time. */
function letterAfter(after: number, from: string, action: string, data: object): Letter {
  const at = after + 1 + (randomBytes(2).readUInt16BE() % 5000);
  return { from, action, data, at, block: 1 + Math.floor((at - startTime) / 120_000) };
}

/** Adds letters one after another. */
function addLetters(
  log: Letter[],
  letters: readonly (readonly [from: string, action: string, data: object])[],
) {
  for (const letter of letters) log.push(letterAfter(log.at(-1)?.at ?? startTime, ...letter));
}

const act = (action: string, data: object = {}) => [owner, action, { reason: 'because', ...data }] as const;

/**
 * Plays events from their setting to the last acknowledgement, all that is public of them as the client does it. Their first
 * half, up to the start, is the same; each has a draw of its own, before which no role exists.
 */
export async function playSecretGames(
  rabbit: LiveProcess,
  { keys, contact }: Cast,
  count: number,
): Promise<SecretGame[]> {
  const name = randomBytes(8).toString('hex');
  const players = keys.map((_, index) => addressOf(`${name} ${index}`));
  const setting: Letter[] = [];
  addLetters(setting, [
    act('Configure', { slug: 'demo', name: 'Demo', contactKey: contact.publicKey, admission: 'open' }),
    act('Open'),
    ...players.map((address, index) => [address, 'Register', registration(index, keys)] as const),
    act('Start'),
  ]);
  const dealt: Awaited<ReturnType<typeof dealRoles>>[] = [];
  for (let index = 0; index < count; index += 1)
    dealt.push(await dealRoles(players, setting, { keys, contact }));
  const first = setting.map(aosMessageOf);
  const logs = dealt.map(({ letters }) => letters.map(aosMessageOf));
  const records = await handleAll(rabbit, first, logs);
  return dealt.map(({ table, whiteRabbit }, index) => ({
    players,
    log: [...first, ...(logs[index] ?? [])],
    ...(records[index] as PublicRecord),
    table,
    whiteRabbit,
  }));
}

/** Draws and deals the roles of an event after its setting, and acknowledges them. */
async function dealRoles(players: readonly string[], setting: readonly Letter[], { keys, contact }: Cast) {
  const seed = new Uint8Array(randomBytes(32));
  const letters = setting.slice(-1);
  addLetters(letters, [act('Draw', { commitment: toBase64Url(drawCommitment({ process, seed })) })]);
  const eligible = eligibleRabbits({ count: players.length, log: [], acts: 0 });
  const [whiteRabbit] = whiteRabbits({ seed, editions: [{ edition: 1, eligible }] });
  if (!whiteRabbit) throw new Error('Nobody was drawn');
  const roleKeys = keys.map(({ publicKey }) => fromBase64Url(publicKey));
  const table = await sealEnvelopeTable({ process, edition: 1, whiteRabbit, key, roleKeys });
  const id = createHash('sha256').update(table).digest('base64url');
  const deal = { edition: 1, table: id, hash: envelopeTableHash(table), count: players.length, acts: 4 };
  addLetters(letters, [act('Deal', deal)]);
  // The order in which phones are opened has nothing to do with the role.
  const order = players.map((_, index) => index).sort(() => randomBytes(1).readInt8());
  for (const index of order) {
    const address = players[index] as Address;
    const agreed = index + 1 !== whiteRabbit || randomBytes(1).readUInt8() >= 25;
    const contactKey = fromBase64Url(contact.publicKey);
    const sealed = await sealAcknowledgement({ process, address, edition: 1, agreed, contactKey });
    addLetters(letters, [[address, 'Acknowledge', { edition: 1, sealed: toBase64Url(sealed) }]]);
  }
  return { letters: letters.slice(1), table, whiteRabbit };
}

function registration(index: number, keys: readonly RoleKeys[]): object {
  return {
    nickname: `P${index}`,
    sealedContact: toBase64Url(new Uint8Array([4, ...randomBytes(412)])),
    roleKey: keys[index]?.publicKey,
    chainAnchor: toBase64Url(new Uint8Array(randomBytes(10))),
    chainStart: Math.floor(startTime / slotMs),
    chainLength: 400,
  };
}

/** Returns a value as Lua. Texts have no control characters here. */
function luaOf(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (Array.isArray(value)) return `{${value.map(luaOf).join(',')}}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `[${luaOf(name)}]=${luaOf(inner)}`)
    .join(',')}}`;
}

/** The state of an event by its leaves, and the replies. */
type PublicRecord = Pick<SecretGame, 'replies' | 'state'>;

/**
 * Lua of a function that adds to `all` the whole state by leaves, and replies, as text that no JSON needs to escape: `path=value;`
 * with `|` between the parts of a path and texts in hexadecimal, and behind a `#` the replies as `target=text;`.
 */
const publicRecord = `
  local all = {}
  local function hex(text) return ('%02x'):rep(#text):format(text:byte(1, -1)) end
  local function add(path, value)
    all[#all + 1] = path .. '=' .. (type(value) == 'string' and 'x' .. hex(value) or tostring(value)) .. ';'
  end
  local function walk(value, path)
    if type(value) ~= 'table' then
      add(path, value)
    elseif value.pages and value.size then
      local bytes = table.concat(value.pages)
      for index = 1, #bytes // value.size do
        add(path .. '|' .. index, bytes:sub((index - 1) * value.size + 1, index * value.size))
      end
    else
      for name, inner in pairs(value) do walk(inner, path .. '|' .. tostring(name)) end
    end
  end
  local function addRecord(...)
    walk(RabbitState, '')
    all[#all + 1] = '#'
    for _, replies in ipairs({ ... }) do
      for _, reply in ipairs(replies) do add(reply.Target, reply.Data or '') end
    end
  end`;

function recordOf(text: string): PublicRecord {
  const [state = '', replies = ''] = text.split('#');
  const entries = (list: string) =>
    list
      .split(';')
      .slice(0, -1)
      .map((entry) => entry.split('=') as [string, string]);
  return {
    state: Object.fromEntries(
      entries(state).map(([path, value]) => [path.replaceAll('|', '\n'), valueOf(value)]),
    ),
    replies: entries(replies).map(([Target, data]) => ({
      Target,
      Data: Buffer.from(data.slice(1), 'hex').toString(),
    })),
  };
}

function valueOf(text: string): string | number | boolean {
  if (text.startsWith('x')) return text.slice(1);
  return text === 'true' || (text !== 'false' && Number(text));
}

/** Returns the state of a process as it is now by its leaves, after some Lua. */
export async function readPublicState(rabbit: LiveProcess, before = ''): Promise<SecretGame['state']> {
  const text = await rabbit.evaluateLua(`${before}${publicRecord} addRecord() return table.concat(all)`);
  return recordOf(text).state;
}

/**
 * Lets a new process handle the setting of events and then each log from there, all in one evaluation, which is much quicker.
 * @throws when a message is refused
 */
async function handleAll(
  rabbit: LiveProcess,
  setting: readonly AosMessage[],
  logs: readonly (readonly AosMessage[])[],
): Promise<PublicRecord[]> {
  const text = await rabbit.evaluateLua(`${publicRecord}
    local function handle(log)
      ao.clearOutbox()
      for _, msg in ipairs(log) do
        msg.TagArray, msg.Tags = msg.Tags, Tab(msg)
        msg.Action = msg.Tags.Action
        Handlers.evaluate(msg, ao.env)
      end
      return ao.outbox.Messages
    end
    RabbitState = ao.clone(FreshState)
    local first = handle(${luaOf(setting)})
    local set = ao.clone(RabbitState)
    for _, log in ipairs(${luaOf(logs)}) do
      RabbitState = ao.clone(set)
      addRecord(first, handle(log))
      all[#all + 1] = '!'
    end
    ao.clearOutbox()
    return table.concat(all)`);
  const records = text.split('!').slice(0, -1).map(recordOf);
  if (records.length !== logs.length)
    throw new Error(`${records.length} of ${logs.length} events were handled`);
  return records;
}
