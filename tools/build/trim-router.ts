import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * The changes of React Router's code: a place that it has once, and the code in its stead. The router is one file for three
 * ways to use it, of which this app uses one, routes that components declare. The values that only the others set are never
 * there; named so, the bundler leaves out all that hangs on them.
 */
const changes: readonly (readonly [place: string, code: string])[] = [
  // Sentences for developers.
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  // Routes with loaders, and what their errors show.
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState;'],
  ['let matches = dataRouterOpts && dataRouterOpts.state.matches.length ?', 'let matches = false ?'],
  ['return isDataRoute ? useNavigateStable()', 'return false ? useNavigateStable()'],
  ['return dataRouterState && (match.route.ErrorBoundary', 'return false && (match.route.ErrorBoundary'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['let routerState = React10.useContext(DataRouterStateContext);', 'let routerState = null;'],
  // Links that fetch the data of such routes, and forms that submit to them.
  ['usePrefetchBehavior(\n      prefetch,\n      rest\n    )', '[false, null, {}]'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  ['Form.displayName = "Form";', ''],
];

/**
 * Returns React Router's code without the parts that this app can't reach.
 * @throws Error if a part isn't there as it was, in another version of the router
 */
export function trimRouter(code: string): string {
  return changes.reduce((trimmed, [place, stead]) => {
    const parts = trimmed.split(place);
    if (parts.length !== 2) throw new Error(`React Router must hold once: ${place}`);
    return parts.join(stead);
  }, code);
}

/** Returns the plugin that leaves out of the page what this app can't reach of React Router. */
export function trimmedRouter(): RsbuildPlugin {
  return {
    name: 'trimmed-router',
    setup(api) {
      let isTrimmed = false;
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/ }, ({ code }) => {
        if (!code.includes(' ENABLE_DEV_WARNINGS = ')) return code;
        isTrimmed = true;
        return trimRouter(code);
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors() && !isTrimmed) throw new Error('The build has met no code of React Router');
      });
    },
  };
}
