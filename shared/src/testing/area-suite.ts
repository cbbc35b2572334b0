import { type Area, type AreaDeclaration, contractVersion, servesContract } from '../area';
import { parseRouteDeclaration } from '../area/manifest';
import { defaultLocale, locales } from '../i18n';

export interface AreaSuiteParams {
  /** The export of the area's one module. */
  area: Area;
  declaration: AreaDeclaration;
}

/** Parameters that no link of ours makes: what a validator must take without throwing. */
const strangeParams = [{}, { slug: '' }, { slug: '../..' }, { slug: '<script>' }, { id: '💥'.repeat(100) }];

/** The tests of the contract between shell and areas (docs/product.md 11); every area runs them. */
export function describeArea({ area, declaration }: AreaSuiteParams): void {
  describe(`the area "${declaration.name}" keeps the contract`, () => {
    it('says of itself what its declaration says', () => {
      expect(area.name).toBe(declaration.name);
      expect(area.contract).toBe(declaration.contract);
      expect(servesContract(contractVersion, area.contract)).toBe(true);
      expect(area.routes.map(({ path }) => path)).toEqual(declaration.routes.map(({ path }) => path));
    });

    it('declares routes that the registry takes, each path once', () => {
      for (const route of declaration.routes) expect(parseRouteDeclaration(route)).toEqual(route);
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

    it('answers for all parameters whether they can exist', () => {
      for (const { validate } of area.routes)
        for (const params of strangeParams) expect([true, false, undefined]).toContain(validate?.(params));
    });

    it.each(locales.map(({ code }) => code))(
      'has messages in %s, with a title for every route',
      async (code) => {
        const { default: messages } = await area.messages[code]();
        for (const { titleKey } of area.routes) expect(messages[titleKey]).toEqual(expect.any(String));
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
