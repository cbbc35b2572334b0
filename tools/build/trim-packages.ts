import type { RsbuildPlugin } from '@rsbuild/core';

/** The change of a package's code: a place that a file has once, and the code in its stead. */
type Change = readonly [place: string, code: string];

interface TrimmedPackage {
  /** The files among which one is changed. */
  files: RegExp;
  /** A text by which that one is known. */
  known: string;
  changes: readonly Change[];
}

/**
 * React Router is one file for three ways to use it, of which this app uses one, routes that components declare. The values
 * that only the others set are never there; named so, the bundler leaves out all that hangs on them.
 */
const routerChanges: readonly Change[] = [
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

/** The federation runtime fetches areas beforehand by their manifests; the shell's boot script does that (decision 006). */
const preloads = 'async preloadRemote(preloadOptions) {';

const trimmedPackages = {
  'react-router': {
    files: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/,
    known: ' ENABLE_DEV_WARNINGS = ',
    changes: routerChanges,
  },
  '@module-federation/runtime-core': {
    files: /[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    known: preloads,
    changes: [[preloads, `${preloads} return;`]],
  },
} as const satisfies Record<string, TrimmedPackage>;

/**
 * Returns the code of a package without the parts that this app can't reach.
 * @throws Error if a part isn't there as it was, in another version of the package
 */
export function trimCode(name: keyof typeof trimmedPackages, code: string): string {
  return trimmedPackages[name].changes.reduce((trimmed, [place, stead]) => {
    const parts = trimmed.split(place);
    if (parts.length !== 2) throw new Error(`${name} must hold once: ${place}`);
    return parts.join(stead);
  }, code);
}

/** Returns the plugin that leaves out of the page what this app can't reach of a package. */
export function trimPackage(name: keyof typeof trimmedPackages): RsbuildPlugin {
  const { files, known } = trimmedPackages[name];
  return {
    name: `trim-${name}`,
    setup(api) {
      let isTrimmed = false;
      api.transform({ test: files }, ({ code }) => {
        if (!code.includes(known)) return code;
        isTrimmed = true;
        return trimCode(name, code);
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors() && !isTrimmed) throw new Error(`The build has met no code of ${name}`);
      });
    },
  };
}
