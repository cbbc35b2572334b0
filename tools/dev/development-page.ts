import { scriptPath } from './paths';

const place = '<script';

/**
 * Adds the dev server's script to the page of a released app, before its first one, which allows scripts of the app's own
 * folders only. Nothing else of the page changes, its content security policy neither: the script lies on the page's own
 * origin.
 * @throws Error if the text is no page
 */
export function developmentPage(html: string): string {
  if (!html.includes(place)) throw new Error('The app’s index.html has no script, so it is no released app.');
  return html.replace(place, () => `<script src="${scriptPath.slice(1)}"></script>${place}`);
}
