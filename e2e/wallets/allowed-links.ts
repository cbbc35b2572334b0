import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from '@playwright/test';
import { findBrowser } from '../../tools/run/browser.mjs';

type ContextOptions = LaunchOptions & BrowserContextOptions;

/** Takes the place of the program that Chromium hands a link to on Linux: nothing on this machine is opened. */
const noHandler = '#!/bin/sh\nexit 0\n';

/**
 * Opens a browser whose user has allowed an origin to open links of a scheme. Otherwise Chromium asks in a dialog of its own,
 * which takes all input of the tab until it is answered, and which a headless browser doesn't show.
 */
export async function openWithAllowedLinks(
  origin: string,
  scheme: string,
  options: ContextOptions,
): Promise<{ context: BrowserContext; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-links-'));
  const [profile, programs] = [join(folder, 'profile'), join(folder, 'programs')];
  await mkdir(join(profile, 'Default'), { recursive: true });
  await mkdir(programs);
  await writeFile(join(programs, 'xdg-open'), noHandler);
  await chmod(join(programs, 'xdg-open'), 0o755);
  const allowed = { allowed_origin_protocol_pairs: { [origin]: { [scheme]: true } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ protocol_handler: allowed }));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // Only the whole Chromium leads to other programs.
    executablePath: findBrowser(),
    env: { ...process.env, PATH: [programs, process.env.PATH ?? ''].join(delimiter) },
  });
  return {
    context,
    stop: async () => {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}
