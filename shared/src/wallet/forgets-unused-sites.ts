/**
 * Returns true in a tab of a browser of iOS: it deletes what a site has stored when its user stays away for seven days. An app on
 * the home screen keeps it (https://webkit.org/blog/14403/updates-to-storage-policy/).
 */
export const forgetsUnusedSites = (): boolean => Reflect.get(navigator, 'standalone') === false;
