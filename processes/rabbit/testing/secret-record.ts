import type { AosMessage } from '../../aos';
import type { LiveProcess } from '../../common/testing/live-process';

/** An answer of a process. */
export interface PublicReply {
  Target: string;
  Data: string;
}

/** The state of an event by its leaves, and the replies to its messages and reads. */
export interface PublicRecord {
  /** In the order of the messages. */
  replies: readonly PublicReply[];
  /** The replies to reads, in their order. */
  readings: readonly PublicReply[];
  /** The whole state at the end, each leaf by its path; parts of a path are joined by line feeds. */
  state: Readonly<Record<string, string | number | boolean>>;
}

/** A message, or a dry run that leaves nothing. */
export interface Posted {
  message: AosMessage;
  isRead: boolean;
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

const luaOfPosted = ({ message, isRead }: Posted) => luaOf({ ...message, isRead });

/**
 * Lua of a function that adds to `all` the whole state by leaves, and replies, as text that no JSON needs to escape: `path=value;`
 * with `|` between the parts of a path and texts in hexadecimal, and behind a `#` each the replies to messages and to reads as
 * `target=text;`. The JSON of these replies has none of those signs.
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
  local function addReplies(replies)
    all[#all + 1] = '#'
    for _, reply in ipairs(replies) do
      assert(not reply.Data:find('[#!=;|]'), 'a reply has a sign of the record')
      all[#all + 1] = reply.Target .. '=' .. reply.Data .. ';'
    end
  end
  local function addRecord(replies, readings)
    walk(RabbitState, '')
    addReplies(replies)
    addReplies(readings)
  end`;

function recordOf(text: string): PublicRecord {
  const [state = '', replies = '', readings = ''] = text.split('#');
  const entries = (list: string) =>
    list
      .split(';')
      .slice(0, -1)
      .map((entry) => entry.split('=') as [string, string]);
  const repliesOf = (list: string) => entries(list).map(([Target, Data]) => ({ Target, Data }));
  return {
    state: Object.fromEntries(
      entries(state).map(([path, value]) => [path.replaceAll('|', '\n'), valueOf(value)]),
    ),
    replies: repliesOf(replies),
    readings: repliesOf(readings),
  };
}

function valueOf(text: string): string | number | boolean {
  if (text.startsWith('x')) return text.slice(1);
  return text === 'true' || (text !== 'false' && Number(text));
}

/** Returns the state of a process as it is now by its leaves, after some Lua. */
export async function readPublicState(rabbit: LiveProcess, before = ''): Promise<PublicRecord['state']> {
  const text = await rabbit.evaluateLua(
    `${before}${publicRecord} addRecord({}, {}) return table.concat(all)`,
  );
  return recordOf(text).state;
}

/** Characters of the longest text that is read at once: quotes take two, and results are bounded. */
const maxResult = 900_000;
let recorded = 0;

/**
 * Lets a new process handle the setting of events and then each log from there, all in one evaluation, which is much quicker.
 * @throws when a message or a read is refused
 */
export async function recordAll(
  rabbit: LiveProcess,
  setting: readonly Posted[],
  logs: readonly (readonly Posted[])[],
): Promise<PublicRecord[]> {
  recorded += 1;
  // two are under way at once
  const mark = `Recorded${recorded % 4}`;
  const list = (posted: readonly Posted[]) => `{${posted.map(luaOfPosted).join(',')}}`;
  const length = await rabbit.evaluateLua(`${publicRecord}
    local function handle(log, replies, readings)
      for _, msg in ipairs(log) do
        ao.clearOutbox()
        local taken = msg.isRead and readings or replies
        msg.isRead = nil
        msg.TagArray, msg.Tags = msg.Tags, Tab(msg)
        msg.Action = msg.Tags.Action
        Handlers.evaluate(msg, ao.env)
        for _, reply in ipairs(ao.outbox.Messages) do
          -- what is published has no target, and is what reads of the state answer
          if reply.Target then taken[#taken + 1] = { Target = reply.Target, Data = reply.Data or '' } end
        end
      end
      return replies, readings
    end
    RabbitState = ao.clone(FreshState)
    addReplies(handle(${list(setting)}, {}, {}))
    all[#all + 1] = '!'
    local set = ao.clone(RabbitState)
    for _, log in ipairs({${logs.map(list).join(',')}}) do
      RabbitState = ao.clone(set)
      addRecord(handle(log, {}, {}))
      all[#all + 1] = '!'
    end
    ao.clearOutbox()
    ${mark} = table.concat(all)
    return #${mark}`);
  const parts: string[] = [];
  for (let at = 1; at <= Number(length); at += maxResult) {
    parts.push(await rabbit.evaluateLua(`return ${mark}:sub(${at}, ${at + maxResult - 1})`));
  }
  const text = parts.join('');
  const [first = '', ...rest] = text.split('!').slice(0, -1);
  const { replies } = recordOf(first);
  const records = rest
    .map(recordOf)
    .map((record) => ({ ...record, replies: [...replies, ...record.replies] }));
  if (records.length !== logs.length)
    throw new Error(`${records.length} of ${logs.length} events were handled`);
  return records;
}
