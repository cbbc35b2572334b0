import { contractVersion } from '@rainbow-rabbit/shared/area';
import { majorRange, sharedName } from '../build/singletons';
import { areaTexts } from './area-texts';

/** The place of a new area: this tree, or a folder elsewhere with the packed kit. */
export interface AreaHome {
  /** The package from which the area's build comes. */
  builder: string;
  /** Versions that the area's package.json names: of React in the shell, `19.3.1`, and of `shared`. */
  versions: { react: string; shared: string };
  /** The scripts in the area's package.json. */
  scripts: Readonly<Record<string, string>>;
  /** The packages that the area is made with: name → version. */
  devDependencies: Readonly<Record<string, string>>;
  /** The name of the area's package. */
  packageName(area: string): string;
  /** Files that only an area of this place has: path from its folder → text. */
  files: Readonly<Record<string, string>>;
}

/** The registry takes these names only (`shared/src/area/manifest.ts`). */
const areaName = /^[a-z][a-z0-9]{1,20}$/;

/** Returns `Hello` for `hello`. */
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const manifest = (name: string, { packageName, versions, scripts, devDependencies }: AreaHome) => ({
  name: packageName(name),
  private: true,
  version: '0.1.0',
  type: 'module',
  scripts,
  peerDependencies: {
    react: majorRange(versions.react),
    [sharedName]: `^${versions.shared}`,
  },
  devDependencies,
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const config = (builder: string) => `import { areaBuild } from '${builder}';
import { declaration } from './src/declaration';

export default areaBuild({ declaration });
`;

const readme = (name: string, title: string) => `# ${title}

The area \`${name}\`.

| file of \`src\` | content |
|---|---|
| \`home-page.tsx\` | the first page |
| \`area.ts\` | the component of each route, and the messages |
| \`declaration.ts\` | the routes, links and card |
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
    '/${name}': { component: async () => ({ default: (await import('./home-page')).${page} }) },
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\\w-]+\\.json$/ */ \`../locales/\${code}.json\`),
  ),
});
`;

const messages = (name: string) => `import { messagesOf } from '@rainbow-rabbit/shared/i18n';
import type en from '../locales/en.json';

/** Translates keys of the area's catalogue. */
export const useMessages = messagesOf<typeof en>('${name}');
`;

const homePage = (page: string) => `import { Card, Page } from '@rainbow-rabbit/shared/ui';
import { useMessages } from './messages';

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
import en from '../locales/en.json';
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
 * @param name of the area: 2 to 21 lower-case letters and digits, a letter first
 * @throws Error if the name can't name an area
 */
export function areaFiles(name: string, home: AreaHome): Readonly<Record<string, string>> {
  if (!areaName.test(name))
    throw new Error(
      `"${name}" can't name an area: take 2 to 21 lower-case letters and digits, a letter first.`,
    );
  const title = capitalised(name);
  const page = `${title}Page`;
  return {
    'package.json': json(manifest(name, home)),
    'rsbuild.config.ts': config(home.builder),
    ...home.files,
    'src/declaration.ts': declaration(name),
    'src/area.ts': area(name, page),
    'src/area.test.ts': areaTest,
    'src/messages.ts': messages(name),
    'src/home-page.tsx': homePage(page),
    'src/home-page.test.tsx': homePageTest(name, page),
    'README.md': readme(name, title),
    ...Object.fromEntries(
      Object.entries(areaTexts(title)).map(([locale, texts]) => [`locales/${locale}.json`, json(texts)]),
    ),
  };
}
