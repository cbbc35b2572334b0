import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFirefox } from '../../../tools/run/firefox.mjs';
import { fontsFile } from '../../support/fonts';
import { phone } from '../../support/phone';
import { liftAction, pressAction, tapAction, typeAction } from './actions';
import { type Bidi, connectBidi } from './bidi';
import { callOf, textOf } from './call';
import type { Engine, EngineOptions, EnginePage } from './engine';
import { startProgram } from './start-program';
import { tellFailures } from './watch-page';

/**
 * A camera of the browser's own, which needs nobody's permission, and a browser that makes no requests of its own. On a busy machine a
 * second passes between a finger's press and its lifting, which Firefox takes for no tap after 0.3 s, and for a long press after 0.5 s.
 */
const preferences = {
  'apz.max_tap_time': 60_000,
  'ui.click_hold_context_menus.delay': 60_000,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'dom.push.connection.enabled': false,
};

/** Push by a service of the test's own, which everybody allows; notices are shown by the browser itself, which knows which are there. */
const pushPreferences = (pushUrl: string) => ({
  'dom.push.connection.enabled': true,
  'dom.push.serverURL': pushUrl,
  'dom.push.testing.allowInsecureServerURL': true,
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
});

/** The hash of no bytes: of a page that is left, Firefox compares what it had of a file. An empty file fails by its event as well. */
const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

/** Starts Firefox, over WebDriver BiDi. */
export async function startFirefox({ folder, report, pushUrl }: EngineOptions): Promise<Engine> {
  const command = findFirefox();
  if (!command) throw new Error('No Firefox found: "npm test -- engines" says how to have it');
  const profile = path.join(folder, 'profile');
  mkdirSync(profile);
  const lines = Object.entries({ ...preferences, ...(pushUrl && pushPreferences(pushUrl)) }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const program = await startProgram({
    command,
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    env: { HOME: folder, FONTCONFIG_FILE: fontsFile },
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const bidi = await connectBidi(program.said);
  bidi.onEvent((method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = params as unknown as LogEntry;
    if (text?.includes(hashOfNothing)) return;
    if (level === 'warn' || level === 'error') report(`console.${level}: ${text ?? ''}`);
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: textOf(tellFailures) });
  return {
    openPage: () => openPage(bidi, folder),
    close: async () => {
      bidi.close();
      await program.stop();
    },
  };
}

async function openPage(bidi: Bidi, folder: string): Promise<EnginePage> {
  const downloads = mkdtempSync(path.join(folder, 'downloads-'));
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  await bidi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
    userContexts: [userContext],
  });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const { viewport, deviceScaleFactor } = phone;
  await bidi.send('browsingContext.setViewport', {
    context,
    viewport,
    devicePixelRatio: deviceScaleFactor,
  });
  const act = (action: object) => bidi.send('input.performActions', { context, actions: [action] });
  const evaluate: EnginePage['evaluate'] = async (run, ...given) => {
    const answer = await bidi.send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      { expression: callOf(run, given), target: { context }, awaitPromise: true, userActivation: false },
    );
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  };
  /** Loads a document, and waits until it has the phone's size, which it may get late. */
  const load = async (command: 'navigate' | 'reload', params: object) => {
    await bidi.send(`browsingContext.${command}`, { context, wait: 'complete', ...params });
    const height = () => evaluate(() => window.innerHeight);
    while ((await height()) !== viewport.height) await setTimeout(50);
  };
  return {
    downloads,
    goto: (url) => load('navigate', { url }),
    reload: () => load('reload', {}),
    evaluate,
    tapAt: async (x, y) => void (await act(tapAction(x, y, 'touch'))),
    pressAt: async (x, y) => {
      await act(pressAction(x, y, 'touch'));
      return async () => void (await act(liftAction('touch')));
    },
    type: async (text) => void (await act(typeAction(text))),
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}
