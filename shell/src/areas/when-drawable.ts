import type { AreaLoader } from './area-loader';

/** Resolves once the screen of an area's route can be drawn, or the failure in its place. */
export function whenDrawable({ getState, subscribe }: AreaLoader, path: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const state = getState();
      if (state.status !== 'failed' && !(state.status === 'ready' && state.screens[path])) return;
      end();
      resolve();
    };
    const end = subscribe(look);
    look();
  });
}
