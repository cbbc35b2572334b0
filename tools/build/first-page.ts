import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { contentSecurityPolicy } from './content-security-policy';
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
  /** The script that is written into the page. */
  bootScript: string;
  /** The first view in every language, as markup. */
  firstView: string;
}

/** Builds the boot script for browsers, and the first view's renderer for Node, and runs the latter. */
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
          output: { target: 'web', distPath, filename: { js: '[name].js' } },
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
    const { renderFirstView } = await import(pathToFileURL(path.join(target, 'view.mjs')).href);
    return {
      bootScript: readFileSync(path.join(target, 'boot.js'), 'utf8').trim(),
      firstView: await renderFirstView(),
    };
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** Returns the source expression that lets a content security policy run a script: `'sha256-…'`. */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns the plugin that writes into the page what is there before any file of the app: the boot script, the policy
 * that names its hash, and the first view, rendered in every language.
 */
export function firstPage(options: FirstPageOptions): RsbuildPlugin {
  return {
    name: 'first-page',
    setup(api) {
      api.modifyHTML(async (html) => {
        const { bootScript, firstView } = await makeFirstPage(options);
        const policy = contentSecurityPolicy(hashSource(bootScript));
        return fill(
          fill(fill(html, 'bootScript', bootScript), 'firstView', firstView),
          'contentSecurityPolicy',
          policy,
        );
      });
    },
  };
}
