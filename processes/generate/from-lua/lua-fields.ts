import { AosProcess, aosEnvironment, aosMessage, bootMessage, bundleLua, ensureAosModule } from '../../aos';

/** The rule of a field, as `processes/common/field-rules.lua` has it. */
export interface LuaFieldRule {
  /** `integer`, `line`, `lines`, `utf8`, `string`, `bytes`, `address`, `choice`, `boolean`, `list`, `object`, `texts`, or a form by its name. */
  type: string;
  /** The smallest number, or the fewest entries. */
  min?: number;
  /** The largest number; the most code points, bytes, entries or languages. */
  max?: number;
  /** The largest number in words, where it depends on the state. */
  upTo?: string;
  /** Bytes, where there is one size. */
  size?: number;
  /** The first byte. */
  first?: number;
  /** Of texts, the language that can't be absent. */
  choices?: readonly string[];
  /** Of the entries of a list, or of each text. */
  item?: LuaFieldRule;
  /** Of an object. */
  fields?: readonly LuaField[];
  /** The thing that an id names, for an address that is an id. */
  names?: 'process' | 'transaction';
  isExact?: boolean;
}

/** A field of an action's data, or of an object in it. */
export interface LuaField {
  name: string;
  rule: LuaFieldRule;
  /** Code of the refusal; none where the field never makes a message fail. */
  code?: string;
  optional?: boolean;
  default?: unknown;
}

/** Lua that returns each action's declared fields as JSON, without the functions that read them. */
const asJson = (actions: string) => `
  local function plain(value)
    if type(value) == 'function' then return nil end
    if type(value) ~= 'table' then return value end
    local copy = {}
    for name, inner in pairs(value) do copy[name] = plain(inner) end
    return copy
  end
  local byAction = {}
  for name, handler in pairs((function() ${actions} end)()) do
    byAction[name] = plain(handler.fields and handler.fields.list or {})
  end
  return require('json').encode(byAction)`;

/**
 * Returns the fields that each action of a process reads its data by. The Lua itself says them: its actions are loaded on the real
 * aos module.
 * @param folder the process's folder, with `src/actions.lua`
 * @throws Error when the Lua fails to load
 */
export async function actionFields(folder: string): Promise<ReadonlyMap<string, readonly LuaField[]>> {
  const id = 'A'.repeat(43);
  const env = aosEnvironment({ process: id, owner: id, module: id });
  const aos = await AosProcess.start({ module: await ensureAosModule(), env, evaluationLimitMs: 60_000 });
  try {
    await aos.evaluate(bootMessage(env));
    const { Error: error, Output } = await aos.evaluate(
      aosMessage(env, {
        Tags: [{ name: 'Action', value: 'Eval' }],
        Data: asJson(bundleLua(`${folder}/src/actions.lua`)),
      }),
    );
    if (error) throw new Error(error);
    const byAction = JSON.parse(String((Output as { data: unknown }).data)) as Record<string, LuaField[]>;
    return new Map(Object.entries(byAction));
  } finally {
    await aos.stop();
  }
}
