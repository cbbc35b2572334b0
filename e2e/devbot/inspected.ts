import { type Actor, createActor } from '@rainbow-rabbit/localnet';
import type { ProcessId, Tag, TxId } from '@rainbow-rabbit/shared/arweave';
import { launchProcess } from '../../localnet/src/seed/launch-process';
import { sharedKeys } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** Lua of a process that passes what it gets on to another one, whose id is the message's data. */
const relayLua = `
Handlers.add('Pass', 'Pass', function(msg)
  ao.send({ Target = msg.Data, Action = 'Arrived', Data = 'passed on' })
end)
Handlers.add('Arrived', 'Arrived', function(msg) print('It arrived.') end)
Handlers.add('Refuse', 'Refuse', function() error('This is refused.') end)
Handlers.add('Say', 'Say', function() end)
`;

/**
 * Lua of a process that tries to hurt whoever looks at it: markup, marks of direction and controls in its name, tags and output; a
 * token that it is not; output of more than a megabyte, data that is nested thousands of times, and a thousand messages at once.
 */
const hostileLua = `
local script = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>'
Handlers.add('Info', 'Info', function(msg)
  msg.reply({ Name = script .. string.rep('N', 50000), Ticker = '\\226\\128\\174' .. script, Denomination = '3', Logo = 'javascript:window.hurt=1' })
end)
Handlers.add('Huge', 'Huge', function() print(script .. string.rep('huge ', 300000)) end)
Handlers.add('Deep', 'Deep', function(msg)
  ao.send({ Target = msg.From, Action = script, Data = string.rep('[', 20000) .. string.rep(']', 20000) })
end)
Handlers.add('Many', 'Many', function()
  for number = 1, 3000 do
    ao.send({ Target = string.rep('x', 43), Action = 'Push ' .. number, ['X-Script'] = script, Data = script })
  end
end)
Handlers.add('Break', 'Break', function() error('\\27[31m' .. script .. string.rep(' broken', 2000)) end)
`;

/** A person on the network, and processes of that person. */
export interface Inspected {
  actor: Actor;
  relay: ProcessId;
  target: ProcessId;
  hostile: ProcessId;
  /** Sends a message, and waits until it is evaluated. */
  send: (process: ProcessId, action: string, data?: string, tags?: readonly Tag[]) => Promise<TxId>;
}

/** Makes the processes that journeys look into. */
export async function makeInspected({ url }: LocalnetUnderTest): Promise<Inspected> {
  const actor = await createActor(url, await sharedKeys.wallet('operator'));
  const network = await (await fetch(new URL('network.json', url))).json();
  const { module, authority } = network.ao.spawn;
  const launch = (name: string, source: string) => launchProcess(actor, { module, authority, name, source });
  const relay = await launch('relay', relayLua);
  const target = await launch('target', relayLua);
  const hostile = await launch('\u202e<b>trustworthy</b>\u0007', hostileLua);
  return {
    actor,
    relay,
    target,
    hostile,
    send: async (process, action, data = '', tags = []) => {
      const message = { process, tags: [{ name: 'Action', value: action }, ...tags], data };
      const id = await actor.ao.post(await actor.ao.sign(message, actor.signer));
      await actor.ao.result(process, id);
      return id;
    },
  };
}

/** Returns the link of a process's page. */
export const processLink = (process: string, query = ''): string => `/#/devbot/processes/${process}${query}`;

/** Returns the link of a message's page. */
export const messageLink = (process: string, message: string): string =>
  `${processLink(process)}/messages/${message}`;
