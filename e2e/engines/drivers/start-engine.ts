import { startChromium } from './chromium';
import type { Engine, EngineName, EngineOptions } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Starts an engine by its name. */
export const startEngine: Record<EngineName, (options: EngineOptions) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
