import { applyTheme } from '@rainbow-rabbit/shared/ui';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app';
import { createLoadLog, fetchRegistry } from './areas';
import { StartFailed } from './chrome/start-failed';
import { startLocale } from './locale';
import { fetchNetwork } from './network/fetch-network';
import { fetchOverrides } from './overrides';
import './skeleton.css';

const loadLog = createLoadLog();

/** Starts the app, or shows why it can't start and how to try again. */
async function start(root: Root): Promise<void> {
  const messages = startLocale();
  try {
    const [network, registry] = await Promise.all([fetchNetwork(), fetchRegistry(), messages]);
    const overrides = await fetchOverrides(registry.overrideFolders);
    root.render(<App network={network} registry={registry} overrides={overrides} loadLog={loadLog} />);
  } catch (error) {
    // A page that says why needs words, if they can be had.
    await messages.catch(() => undefined);
    root.render(<StartFailed error={error} onRetry={() => void start(root)} />);
  }
}

applyTheme();
const container = document.getElementById('root');
if (container) void start(createRoot(container));
