type Undo = () => void;

/** Resolves once the history has come to another entry of this page. */
const popped = () =>
  new Promise<unknown>((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** Notes the entry to which a navigation leads from now on; going through the history does not count as a navigation. */
function watchNavigations(navigation: Navigation): { newest: () => string | undefined; stop: Undo } {
  let key: string | undefined;
  const note = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === 'push' || navigationType === 'replace') key = navigation.currentEntry?.key;
  };
  navigation.addEventListener('currententrychange', note);
  return { newest: () => key, stop: () => navigation.removeEventListener('currententrychange', note) };
}

/** Resolves at the end of a way through the history, also when a navigation has overtaken it. */
const end = ({ committed, finished }: NavigationResult) => Promise.allSettled([committed, finished]);

/**
 * Goes back by one entry of the browser's history; resolves once the browser is there. Browsers go back only after a
 * moment: with the Navigation API, what the user or a script opens meanwhile stays, or is opened again.
 */
export async function leaveHistoryEntry(): Promise<void> {
  const { navigation }: { navigation?: Navigation } = window;
  if (!navigation?.canGoBack) {
    history.back();
    await popped();
    return;
  }
  const { newest, stop } = watchNavigations(navigation);
  await end(navigation.back());
  stop();
  const key = newest();
  if (key !== undefined && key !== navigation.currentEntry?.key) await end(navigation.traverseTo(key));
}
