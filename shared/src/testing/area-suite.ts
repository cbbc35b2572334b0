import {
  type Area,
  type AreaDeclaration,
  contractVersion,
  declaredKeys,
  parseAreaManifest,
  servesContract,
} from '../area';
import { type Catalogue, defaultLocale, type Locale, locales } from '../i18n';

export interface AreaSuiteParams {
  /** The export of the area's one module. */
  area: Area;
  declaration: AreaDeclaration;
}

/** Values of a parameter that no link of ours makes: what a validator must refuse without throwing. */
const strangeValues = [undefined, '', '../..', '<script>', ' ', '💥', 'x'.repeat(1000)];

/** Returns the names of a route's parameters, `slug` of `/hall/:slug/*`. */
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Returns the declaration as an area's build publishes it, with the texts that it names. */
function publishedWith(declaration: AreaDeclaration, messages: Readonly<Record<Locale, Catalogue>>) {
  const textsIn = (code: Locale) =>
    Object.fromEntries(declaredKeys(declaration).map((key) => [key, messages[code][key]]));
  return {
    ...declaration,
    version: '0.0.0',
    build: '0.0.0-00000000',
    requires: {},
    entry: 'area.js',
    container: 'area',
    preload: [],
    files: {},
    texts: Object.fromEntries(locales.map(({ code }) => [code, textsIn(code)])),
  };
}

/** The tests of the contract between shell and areas (docs/product 11); every area runs them. */
export function describeArea({ area, declaration }: AreaSuiteParams): void {
  describe(`the area "${declaration.name}" keeps the contract`, () => {
    it('says of itself what its declaration says', () => {
      expect(area.name).toBe(declaration.name);
      expect(area.contract).toBe(declaration.contract);
      expect(servesContract(contractVersion, area.contract)).toBe(true);
      expect(area.routes.map(({ path }) => path)).toEqual(declaration.routes.map(({ path }) => path));
    });

    it('declares routes, links and a card that the registry takes, each path once', async () => {
      const messages = Object.fromEntries(
        await Promise.all(
          locales.map(async ({ code }) => [code, (await area.messages[code]()).default] as const),
        ),
      ) as Record<Locale, Catalogue>;
      expect(parseAreaManifest(publishedWith(declaration, messages))).toMatchObject(declaration);
      const paths = declaration.routes.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
    });

    it.each(area.routes.map((route) => [route.path, route] as const))(
      'has a component for %s',
      async (_, { component }) => {
        const { default: Component } = await component();
        expect(['function', 'object']).toContain(typeof Component);
      },
    );

    it('refuses parameters that can not exist, on every route that has one', () => {
      for (const { path, validate } of area.routes)
        for (const name of parametersOf(path))
          for (const value of strangeValues)
            expect([path, value, validate?.({ [name]: value })]).toEqual([path, value, false]);
    });

    it.each(locales.map(({ code }) => code))(
      'has messages in %s, with a text for everything that it declares',
      async (code) => {
        const { default: messages } = await area.messages[code]();
        for (const key of declaredKeys(declaration)) expect(messages[key]).toEqual(expect.any(String));
      },
    );

    it('says the same in every language', async () => {
      const { default: english } = await area.messages[defaultLocale]();
      const bases = (keys: string[]) => new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')));
      for (const { code } of locales) {
        const { default: messages } = await area.messages[code]();
        expect(bases(Object.keys(messages))).toEqual(bases(Object.keys(english)));
      }
    });
  });
}
