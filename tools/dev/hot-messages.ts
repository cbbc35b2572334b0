import type { RsbuildPlugin } from '@rsbuild/core';

const catalogue = /[\\/]locales[\\/][\w-]+\.json$/;

/**
 * Returns the module of a catalogue that can be replaced while the page is open. The page keeps the first version's
 * object, so a newer version writes its texts there and has the page drawn again.
 * @throws SyntaxError if the text is no JSON
 */
export function hotCatalogue(json: string): string {
  return `import { changeLocale, currentLocale } from '@rainbow-rabbit/shared/i18n';
const texts = ${JSON.stringify(JSON.parse(json))};
const hot = import.meta.webpackHot;
const messages = hot.data?.messages ?? {};
for (const key of Object.keys(messages)) delete messages[key];
Object.assign(messages, texts);
hot.accept();
hot.dispose((data) => { data.messages = messages; });
if (hot.data) void changeLocale(currentLocale());
export default messages;
`;
}

/** Returns the plugin that shows changed texts of an area's messages in the open page. */
export function hotMessages(): RsbuildPlugin {
  return {
    name: 'hot-messages',
    setup(api) {
      api.transform({ test: catalogue }, ({ code }) => hotCatalogue(code));
      api.modifyRspackConfig((config, { addRules }) => {
        addRules({ test: catalogue, type: 'javascript/auto' });
        return config;
      });
    },
  };
}
