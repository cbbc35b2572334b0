/** Paths that the dev server answers itself; no released app has them. */
const own = '/development/';

/** The script that is added to the page. */
export const scriptPath = `${own}page.js`;
/** The outcome of each build, as server-sent events. */
export const eventsPath = `${own}events`;
/** The websocket over which hot updates are announced. */
export const updatesPath = `${own}updates`;
