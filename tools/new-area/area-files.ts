import { contractVersion } from '@rainbow-rabbit/shared/area';
import { areaTexts } from './area-texts';

/** Versions that a new area's package.json names. */
export interface AreaVersions {
  /** Of React in the shell, `19.3.1`. */
  react: string;
  shared: string;
  tools: string;
  rsbuild: string;
}

/** Returns `Hello` for `hello`. */
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const manifest = (name: string, { react, shared, tools, rsbuild }: AreaVersions) => ({
  name: `@rainbow-rabbit/${name}`,
  private: true,
  version: '0.1.0',
  type: 'module',
  scripts: { build: 'rsbuild build' },
  peerDependencies: { react: `^${react.split('.')[0]}.0.0`, '@rainbow-rabbit/shared': `^${shared}` },
  devDependencies: { '@rainbow-rabbit/tools': tools, '@rsbuild/core': rsbuild },
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const config = `import { areaBuild } from '@rainbow-rabbit/tools/build';
import { declaration } from './src/declaration';

export default areaBuild({ declaration });
`;

const declaration = (name: string) => `import { declareArea } from '@rainbow-rabbit/shared/area';

/** The area's routes, links and card, which the registry publishes before any of its code is loaded. */
export const declaration = declareArea({
  name: '${name}',
  contract: '${contractVersion}',
  routes: [{ path: '/${name}', layout: 'default', titleKey: 'title.home' }],
  navigation: [{ path: '/${name}', labelKey: 'area.name', order: 60, places: ['header'] }],
  card: { path: '/${name}', titleKey: 'area.name', textKey: 'area.about', colour: 'indigo', order: 50 },
});
`;

const area = (name: string, page: string) => `import { defineArea } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { declaration } from './declaration';

/** The one module that the shell loads: the component of every route, and the messages. */
export default defineArea(declaration, {
  routes: {
    '/${name}': { component: async () => ({ default: (await import('./home/home-page')).${page} }) },
  },
  messages: cataloguesFrom((code) => import(\`../locales/\${code}.json\`)),
});
`;

const messages = (name: string) => `import { messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of the area's catalogue. */
export const useMessages = messagesOf<typeof en>('${name}');
`;

const homePage = (page: string) => `import { Card, Page } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';

/** The area's first page. \`Page\` is the frame of every page: its column, its gutter and its heading. */
export function ${page}() {
  const t = useMessages();
  return (
    <Page title={t('title.home')} intro={t('home.intro')}>
      <Card>
        <p>{t('home.text')}</p>
      </Card>
    </Page>
  );
}
`;

const homePageTest = (
  name: string,
  page: string,
) => `import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { ${page} } from './home-page';

test('the page has its heading', () => {
  withMessages({ ${name}: en });
  render(<${page} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en['title.home']);
});
`;

const areaTest = `import { describeArea } from '@rainbow-rabbit/shared/testing';
import area from './area';
import { declaration } from './declaration';

describeArea({ area, declaration });
`;

/**
 * Returns the files of a new area with one page: path from the area's folder → text.
 * @param name of the area, as in `remotes/<name>`: lower-case letters and digits
 */
export function areaFiles(name: string, versions: AreaVersions): Readonly<Record<string, string>> {
  const title = capitalised(name);
  const page = `${title}Page`;
  return {
    'package.json': json(manifest(name, versions)),
    'rsbuild.config.ts': config,
    'src/declaration.ts': declaration(name),
    'src/area.ts': area(name, page),
    'src/area.test.ts': areaTest,
    'src/messages.ts': messages(name),
    'src/home/home-page.tsx': homePage(page),
    'src/home/home-page.test.tsx': homePageTest(name, page),
    ...Object.fromEntries(
      Object.entries(areaTexts(title)).map(([locale, texts]) => [`locales/${locale}.json`, json(texts)]),
    ),
  };
}
