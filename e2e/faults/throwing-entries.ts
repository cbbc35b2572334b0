import type { RegistryEntry } from '@rainbow-rabbit/shared/area';

/** Code in place of an area's entry: each runs, and throws at another moment. */
export const throwingEntries = {
  'as it starts': () => "throw new Error('planted');",
  'while it renders': ({ name, container, contract, routes }: RegistryEntry) => `
    var ${container} = (() => {
      const Screen = () => { throw new Error('planted'); };
      const routes = ${JSON.stringify(routes)};
      const catalogue = async () => ({ default: {} });
      const area = {
        name: '${name}',
        contract: '${contract}',
        routes: routes.map((route) => ({ ...route, component: async () => ({ default: Screen }) })),
        messages: new Proxy({}, { get: () => catalogue }),
      };
      return { init: () => undefined, get: async () => () => ({ default: area }) };
    })();`,
};
