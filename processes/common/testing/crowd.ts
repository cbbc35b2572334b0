import { addressOf } from './addresses';
import { type LiveProcess, nextSequence } from './live-process';

/** Returns the address of one of many wallets of one person. */
export const freeWallet = (number: number): string => addressOf(`free wallet ${number}`);

interface CrowdMessage {
  /** Wallets, each of which sends one message. */
  count: number;
  action: string;
  /** Its number is that of an act unless it says another. */
  data: (number: number) => object;
  /** Unix milliseconds. */
  at: number;
}

/** Wallets whose messages are sent in one evaluation. */
const together = 500;

/** Returns the id of the message of one of the wallets. */
export const crowdMessageId = ({ action, at }: Pick<CrowdMessage, 'action' | 'at'>, number: number): string =>
  addressOf(`${action} ${number} ${at}`);

/** Sends one message of each of many wallets; returns how many were taken, and the codes of the others. */
export async function sendOfCrowd(
  live: LiveProcess,
  { count, action, data, at }: CrowdMessage,
): Promise<{ taken: number; codes: string[] }> {
  const found = { taken: 0, codes: new Set<string>() };
  for (let first = 0; first < count; first += together) {
    const lines = Array.from({ length: Math.min(together, count - first) }, (_, index) => {
      const number = first + index;
      const id = crowdMessageId({ action, at }, number);
      return `${freeWallet(number)} ${id} ${JSON.stringify({ sequence: nextSequence(), ...data(number) })}`;
    });
    const written = await live.evaluateLua(`local taken, codes = 0, {}
      for from, id, data in ([==[${lines.join('\n')}\n]==]):gmatch('(%S+) (%S+) ([^\\n]+)') do
        ao.clearOutbox()
        local message = { Id = id, From = from, Owner = from, Action = '${action}', Data = data, Timestamp = ${at},
          ['Block-Height'] = 1, Tags = { Action = '${action}' }, TagArray = {} }
        local ok, err = pcall(Handlers.evaluate, message, ao.env)
        if ok then taken = taken + 1 else codes[tostring(err):match('rr:([%a.-]+)') or tostring(err)] = true end
      end
      ao.clearOutbox()
      local list = { tostring(taken) }
      for code in pairs(codes) do list[#list + 1] = code end
      return table.concat(list, ' ')`);
    const [taken, ...codes] = written.split(' ');
    found.taken += Number(taken);
    for (const code of codes) found.codes.add(code);
  }
  return { taken: found.taken, codes: [...found.codes] };
}
