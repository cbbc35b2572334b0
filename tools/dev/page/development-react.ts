import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import client, { type ErrorInfo, type RootOptions } from 'react-dom/client';
import { setNotice } from './notices';

/**
 * Puts the development build of React in the place of the React that the released shell brings, for the shell and all areas
 * (decision 060). The shell takes its React from the federation's share scope, as areas do, and a plugin of the federation runtime may
 * change what is put there.
 */

/** Notes what a boundary caught, before React's own message in the browser's console. */
function noteCaught(error: unknown, { componentStack }: ErrorInfo): void {
  setNotice('caught', `The area threw while it was shown. The next change loads the page again.\n\n${error}`);
  console.error(error, componentStack ?? '');
}

const createRoot: typeof client.createRoot = (container, options: RootOptions = {}) =>
  client.createRoot(container, {
    ...options,
    onCaughtError(error, info) {
      noteCaught(error, info);
      options.onCaughtError?.(error, info);
    },
  });

const developmentModules: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': { ...client, createRoot },
};

type Offer = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeRegisterShare']>>[0];

const replaced = new Set<string>();

/** Says so when the app's shell renders with a React of its own, which was not to be replaced. */
function checkReplaced(): void {
  if (replaced.has('react-dom/client')) return;
  setNotice(
    'react',
    'The app’s shell is older than this dev server: its React can’t be exchanged, so nothing is shown. ' +
      'Build or release the shell again.',
  );
}

/** Replaces a module that a container puts into the share scope, and notes a version that differs. */
function replace({ pkgName, shared }: Offer): void {
  const module = developmentModules[pkgName];
  if (!module || !shared.get) return;
  shared.get = () => () => module;
  // A container puts all its modules there in one go.
  if (replaced.size === 0) queueMicrotask(checkReplaced);
  replaced.add(pkgName);
  if (shared.version !== React.version)
    setNotice(
      'react',
      `The app runs React ${shared.version}, this folder has ${React.version}. ` +
        'Install the app’s version, or hot refresh may fail.',
    );
}

// The federation runtime takes plugins for each of its instances from here, and adds what else it keeps.
const plugin: ModuleFederationRuntimePlugin = {
  name: 'development-react',
  beforeRegisterShare(offer) {
    replace(offer);
    return offer;
  },
};
const federation: Partial<typeof globalThis.__FEDERATION__> = globalThis.__FEDERATION__ ?? {};
federation.__GLOBAL_PLUGIN__ = [...(federation.__GLOBAL_PLUGIN__ ?? []), plugin];
Reflect.set(globalThis, '__FEDERATION__', federation);
