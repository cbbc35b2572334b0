import type { AosTag } from '../../aos';
import { aosMessageOf, type LiveProcess } from './live-process';

/** A message whose cost is measured. */
export interface MeasuredMessage {
  from: string;
  action: string;
  data?: unknown;
  tags?: readonly AosTag[];
  /** Unix milliseconds. */
  at: number;
}

/** The cost of a message in Lua instructions, and the code it was refused with. */
export interface MessageCost {
  instructions: number;
  refused: string | undefined;
}

/** Lua instructions between two counts; what a message costs is a multiple of it. */
const step = 100;

/**
 * Handles messages one after another in the process, without the engine's rollback, and returns the Lua instructions
 * that each took: a number that is the same on every machine.
 */
export async function costOfMessages(
  live: LiveProcess,
  messages: readonly MeasuredMessage[],
): Promise<MessageCost[]> {
  const letters = messages.map((message) => aosMessageOf({ ...message, block: 1 }));
  const bytes = [...Buffer.from(JSON.stringify(letters))].map(
    (byte) => `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  const text = await live.evaluateLua(`
    local json, costs = require('json'), {}
    for index, msg in ipairs(json.decode('${bytes.join('')}')) do
      msg.TagArray, msg.Tags = msg.Tags, Tab(msg)
      msg.Action = msg.Tags.Action
      -- aos gives messages their reply before it hands them to handlers
      function msg.reply(reply)
        reply.Target = msg.From
        return ao.send(reply)
      end
      ao.clearOutbox()
      local steps = 0
      debug.sethook(function() steps = steps + 1 end, '', ${step})
      local ok, err = pcall(Handlers.evaluate, msg, ao.env)
      debug.sethook()
      costs[index] = { steps = steps, refused = not ok and tostring(err) or '' }
    end
    ao.clearOutbox()
    return json.encode(costs)`);
  const costs: { steps: number; refused: string }[] = JSON.parse(text);
  return costs.map(({ steps, refused }) => ({
    instructions: steps * step,
    refused: refused === '' ? undefined : (/rr:([a-z.-]+)/.exec(refused)?.[1] ?? refused),
  }));
}
