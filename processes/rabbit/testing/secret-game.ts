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
import { stateTextLua } from '../../common/testing/state-text';
import {
  drawCommitment,
  eligibleRabbits,
  envelopeTableHash,
  openEnvelope,
  parseEnvelopeTable,
  type RabbitId,
  type RoleCard,
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
  replies: readonly unknown[];
  /** The whole state at the end, each leaf by its path; parts of a path are joined by line feeds. */
  state: Readonly<Record<string, string | number | boolean>>;
  table: Uint8Array;
  whiteRabbit: RabbitId;
}

/** A change that gives the White Rabbit away, to be found by the checker. */
export interface PlantedLeak {
  /** Changes the White Rabbit's acknowledgement. */
  acknowledgement?: (letter: Letter) => Letter;
  /** Changes the White Rabbit's envelope. */
  envelope?: (sealed: Uint8Array) => void;
  /** Lua that changes the state at the end; `whiteRabbit` is the number. */
  state?: string;
}

interface Cast {
  keys: readonly RoleKeys[];
  contact: RoleKeys;
}

const process = processId as ProcessId;
const startTime = 58_333_400 * slotMs;
const key = 'abandon ability able about above absent';
const tableHeadBytes = 12;
const envelopeSize = 253;

/** Plays one event from its setting to the last acknowledgement, all of it as the client does. */
export async function playSecretGame(
  rabbit: LiveProcess,
  { keys, contact }: Cast,
  leak: PlantedLeak = {},
): Promise<SecretGame> {
  const name = randomBytes(8).toString('hex');
  const seed = new Uint8Array(randomBytes(32));
  const players = keys.map((_, index) => addressOf(`${name} ${index}`));
  let at = startTime;
  const letter = (from: string, action: string, data: object): Letter => {
    at += 1 + (randomBytes(2).readUInt16BE() % 5000);
    return { from, action, data, at, block: 1 + Math.floor((at - startTime) / 120_000) };
  };
  const act = (action: string, data: object = {}) => letter(owner, action, { reason: 'because', ...data });
  const log = [
    act('Configure', { slug: 'demo', name: 'Demo', contactKey: contact.publicKey, admission: 'open' }),
    act('Draw', { commitment: toBase64Url(drawCommitment({ process, seed })) }),
    act('Open'),
    ...players.map((address, index) => letter(address, 'Register', registration(index, keys, at))),
    act('Start'),
  ];
  const eligible = eligibleRabbits({ count: players.length, log: [], acts: 0 });
  const [whiteRabbit] = whiteRabbits({ seed, editions: [{ edition: 1, eligible }] });
  if (!whiteRabbit) throw new Error('Nobody was drawn');
  const table = await sealEnvelopeTable({
    process,
    edition: 1,
    whiteRabbit,
    key,
    roleKeys: keys.map(({ publicKey }) => fromBase64Url(publicKey)),
  });
  const cards = await openAll(table, keys);
  const from = tableHeadBytes + (whiteRabbit - 1) * envelopeSize;
  leak.envelope?.(table.subarray(from, from + envelopeSize));
  const id = createHash('sha256').update(table).digest('base64url');
  const deal = { edition: 1, table: id, hash: envelopeTableHash(table), count: players.length, acts: 4 };
  log.push(act('Deal', deal));
  // The order in which phones are opened has nothing to do with the role.
  const order = players.map((_, index) => index).sort(() => randomBytes(1).readInt8());
  for (const index of order) {
    const address = players[index] as Address;
    const agreed = cards[index]?.role === 'player' || randomBytes(1).readUInt8() >= 25;
    const sealed = await sealAcknowledgement({
      process,
      address,
      edition: 1,
      agreed,
      contactKey: fromBase64Url(contact.publicKey),
    });
    const sent = letter(address, 'Acknowledge', { edition: 1, sealed: toBase64Url(sealed) });
    const isWhite = cards[index]?.role === 'white-rabbit';
    log.push((isWhite && leak.acknowledgement?.(sent)) || sent);
  }
  const messages = log.map(aosMessageOf);
  const end = leak.state ? `local whiteRabbit = ${whiteRabbit}\n${leak.state}` : '';
  return { players, log: messages, ...(await handleAll(rabbit, messages, end)), table, whiteRabbit };
}

function registration(index: number, keys: readonly RoleKeys[], at: number): object {
  return {
    nickname: `P${index}`,
    sealedContact: toBase64Url(new Uint8Array([4, ...randomBytes(412)])),
    roleKey: keys[index]?.publicKey,
    chainAnchor: toBase64Url(new Uint8Array(randomBytes(10))),
    chainStart: Math.floor(at / slotMs),
    chainLength: 400,
  };
}

function openAll(table: Uint8Array, keys: readonly RoleKeys[]): Promise<RoleCard[]> {
  const dealt = parseEnvelopeTable(table, {
    edition: 1,
    hash: envelopeTableHash(table),
    count: keys.length,
  });
  return Promise.all(
    keys.map(({ privateKey }, index) => {
      const rabbit = (index + 1) as RabbitId;
      const sealed = dealt.envelopeOf(rabbit) as Uint8Array;
      return openEnvelope({ process, rabbit, edition: 1, sealed, privateKey });
    }),
  );
}

const bracket = (text: string) => `[=====[${text}]=====]`;

/** Lets a new process handle messages, all in one evaluation, which is much quicker. @throws when one is refused */
async function handleAll(
  rabbit: LiveProcess,
  messages: readonly AosMessage[],
  end: string,
): Promise<Pick<SecretGame, 'replies' | 'state'>> {
  const result = await rabbit.evaluateLua(`${stateTextLua('RabbitState')}
    local json = require('json')
    RabbitState = ao.clone(FreshState)
    for _, msg in ipairs(json.decode(${bracket(JSON.stringify(messages))})) do
      msg.TagArray, msg.Tags = msg.Tags, Tab(msg)
      msg.Action = msg.Tags.Action
      Handlers.evaluate(msg, ao.env)
    end
    ${end}
    local leaves = {}
    local function walk(value, path)
      if type(value) ~= 'table' then
        if type(value) == 'string' then value = value:gsub('.', function(c) return string.format('%02x', c:byte()) end) end
        leaves[path] = value
      elseif value.pages and value.size then
        local bytes = table.concat(value.pages)
        for index = 1, #bytes // value.size do
          walk(bytes:sub((index - 1) * value.size + 1, index * value.size), path .. '\\n' .. index)
        end
      else
        for name, inner in pairs(value) do walk(inner, path .. '\\n' .. tostring(name)) end
      end
    end
    walk(RabbitState, '')
    return json.encode({ state = leaves, replies = ao.outbox.Messages })`);
  return JSON.parse(result);
}
