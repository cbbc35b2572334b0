import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { contentSecurityPolicy } from './content-security-policy';
import { leastVersions, treeBrowsers } from './declared-browsers';
import { fill } from './fill';
import { quietBuild } from './quiet-build';

interface FirstPageOptions {
  /** The shell's folder. */
  folder: string;
  /** The names of classes in CSS modules, as the page's own build makes them. */
  localIdentName: string;
}

/** The parts of the page that are there before any file of the app. */
interface FirstPage {
  /** The script that stops the page in a browser that is too old. */
  tooOldScript: string;
  /** The markup that the page shows there. */
  tooOldPage: string;
  /** The script that starts the app. */
  bootScript: string;
  /** The first view in every language, as markup. */
  firstView: string;
}

/** Builds the page's own scripts for browsers, and the first view's renderer for Node, and runs the latter. */
async function makeFirstPage({ folder, localIdentName }: FirstPageOptions): Promise<FirstPage> {
  const target = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-first-page-'));
  const distPath = { root: target, js: '' };
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: {
      root: folder,
      ...quietBuild,
      plugins: [pluginReact()],
      output: { cleanDistPath: false, cssModules: { localIdentName }, legalComments: 'none' },
      environments: {
        boot: {
          source: { entry: { boot: './src/boot/boot.ts' } },
          output: {
            target: 'web',
            overrideBrowserslist: [...treeBrowsers],
            distPath,
            filename: { js: '[name].js' },
          },
          tools: { htmlPlugin: false },
        },
        old: {
          source: { entry: { old: './src/too-old/too-old.ts' } },
          output: {
            target: 'web',
            // Its syntax has to be that of every browser there ever was.
            overrideBrowserslist: ['ie 11'],
            distPath,
            filename: { js: '[name].js' },
          },
          tools: { htmlPlugin: false },
        },
        view: {
          source: { entry: { view: './src/first-view/render-first-view.tsx' } },
          output: { target: 'node', module: true, distPath, filename: { js: '[name].mjs' }, minify: false },
          // Every language is rendered, so none needs a file of its own.
          tools: {
            rspack: {
              module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
              externalsPresets: { node: true },
            },
          },
        },
      },
    },
  });
  try {
    const { close } = await rsbuild.build();
    await close();
    const { renderFirstView, renderTooOld } = await import(pathToFileURL(path.join(target, 'view.mjs')).href);
    const script = (name: string) => readFileSync(path.join(target, `${name}.js`), 'utf8').trim();
    return {
      tooOldScript: script('old'),
      tooOldPage: await renderTooOld(Object.fromEntries(leastVersions(treeBrowsers))),
      bootScript: script('boot'),
      firstView: await renderFirstView(),
    };
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** Returns the source expression that lets a content security policy run a script: `'sha256-…'`. */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns the plugin that writes into the page what is there before any file of the app: its scripts, the policy
 * that names their hashes, the first view, and what a browser that is too old shows, in every language.
 */
export function firstPage(options: FirstPageOptions): RsbuildPlugin {
  return {
    name: 'first-page',
    setup(api) {
      api.modifyHTML(async (html) => {
        const parts = await makeFirstPage(options);
        const policy = contentSecurityPolicy(hashSource(parts.tooOldScript), hashSource(parts.bootScript));
        return Object.entries({ ...parts, contentSecurityPolicy: policy }).reduce(
          (page, [name, text]) => fill(page, name, text),
          html,
        );
      });
    },
  };
}
