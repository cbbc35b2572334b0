import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findWebKit } from '../../../tools/run/webkit.mjs';
import { fontsFile } from '../../support/fonts';
import { freePort } from '../../support/free-port';
import { phone } from '../../support/phone';
import { liftAction, pressAction, tapAction, typeAction } from './actions';
import { callOf } from './call';
import type { Engine, EngineOptions, EnginePage, Report } from './engine';
import { startProgram } from './start-program';
import { keepConsole, takeKept, tellFailures } from './watch-page';
import { connectWebDriver, isListening, type WebDriver } from './webdriver';

/** The width and height that the small browser's window has beyond its page. */
const frame = { width: 110, height: 56 };

/**
 * Starts WebKitGTK's small browser on a screen that nobody sees, over WebDriver. A page has a driver of its own, since a driver has one
 * session at a time, whose files are saved where the driver was started.
 */
export async function startWebKit({ folder, report }: EngineOptions): Promise<Engine> {
  const found = findWebKit();
  if (!found) throw new Error('No WebKitGTK found: "npm test -- engines" says how to have it');
  const { width, height } = phone.viewport;
  const screen = await startProgram({
    command: found.screen,
    args: [
      '-displayfd',
      '1',
      '-nolisten',
      'tcp',
      '-screen',
      '0',
      `${width + frame.width}x${height + frame.height}x24`,
    ],
    ready: /(\d+)\n/,
  });
  return {
    openPage: async () => {
      const home = mkdtempSync(path.join(folder, 'home-'));
      const port = await freePort();
      const driver = await startProgram({
        command: found.driver,
        args: ['--host=127.0.0.1', `--port=${port}`],
        env: {
          DISPLAY: `:${screen.said}`,
          HOME: home,
          XDG_RUNTIME_DIR: home,
          XDG_DOWNLOAD_DIR: home,
          FONTCONFIG_FILE: fontsFile,
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      });
      const address = `http://127.0.0.1:${port}`;
      await isListening(address);
      const session = await connectWebDriver(address, {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: found.browser,
          args: ['--automation', '--enable-mock-capture-devices=TRUE'],
        },
      });
      await session.send('window/rect', { width, height: height + frame.height });
      const page = pageOf(session, { downloads: home, report });
      return {
        ...page,
        close: async () => {
          await page.close();
          await driver.stop();
        },
      };
    },
    close: screen.stop,
  };
}

interface PageParams {
  downloads: string;
  report: Report;
}

function pageOf(driver: WebDriver, { downloads, report }: PageParams): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (run, ...given) =>
    JSON.parse(
      await driver.send<string>('execute/sync', { script: `return ${callOf(run, given)}`, args: [] }),
    );
  const act = (action: object) => driver.send('actions', { actions: [action] });
  const takeProblems = async () => {
    // Before the first document there is nothing to take.
    for (const problem of await evaluate(takeKept).catch(() => [])) report(problem);
  };
  /** Loads a document, and waits for it ourselves: the driver's own wait for a load was seen to last for minutes. */
  const load = async (begin: () => Promise<unknown>) => {
    await takeProblems();
    await evaluate(() => void Reflect.set(window, 'rrLeft', true));
    await begin();
    const isLoaded = () => evaluate(() => !('rrLeft' in window) && document.readyState !== 'loading');
    // A document that is being left answers nothing.
    while (!(await isLoaded().catch(() => false))) await setTimeout(50);
    await evaluate(tellFailures);
    await evaluate(keepConsole);
  };
  const goto = async (url: string) => {
    const isHere = await evaluate((to) => to.split('#')[0] === location.href.split('#')[0], url);
    if (isHere) await evaluate((to) => void location.assign(to), url);
    else await load(() => driver.send('url', { url }));
  };
  return {
    downloads,
    goto,
    reload: () => load(() => evaluate(() => void location.reload())),
    evaluate,
    tapAt: async (x, y) => void (await act(tapAction(x, y, 'mouse'))),
    pressAt: async (x, y) => {
      await act(pressAction(x, y, 'mouse'));
      return async () => void (await act(liftAction('mouse')));
    },
    type: async (text) => void (await act(typeAction(text))),
    close: async () => {
      await takeProblems();
      await driver.close();
    },
  };
}
