import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type ShellOffer, sharedName } from './singletons';

/** Returns the reason to reject an import of an area, if it asks `shared` for a door that the shell doesn't have. */
export function objectionToDoor(request: string, { doors }: ShellOffer): string | undefined {
  const [scope, name, ...inside] = request.split('/');
  if (`${scope}/${name}` !== sharedName || doors.includes(inside.join('/'))) return undefined;
  return `The shell has no door ${request}. It has: ${doors.join(', ')}.`;
}

/**
 * Returns the plugin that fails an area's build when the area imports a door that the shell doesn't have: the door for
 * tests, for example.
 */
export function refuseUnknownDoors(shell: ShellOffer): RsbuildPlugin {
  const refuse = async ({ request = '' }: Rspack.ExternalItemFunctionData) => {
    const objection = objectionToDoor(request, shell);
    if (objection) throw new Error(objection);
    return undefined;
  };
  return {
    name: 'refuse-unknown-doors',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.externals = [refuse, ...[config.externals ?? []].flat()];
      });
    },
  };
}
