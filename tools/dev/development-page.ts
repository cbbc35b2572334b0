import { scriptPath } from './paths';

const place = '</head>';

/**
 * Adds the dev server's script to the page of a released app. Nothing else of the page changes, its content security
 * policy neither: the script lies on the page's own origin.
 * @throws Error if the text is no page
 */
export function developmentPage(html: string): string {
  if (!html.includes(place)) throw new Error('The app’s index.html has no head, so it is no released app.');
  return html.replace(place, () => `<script src="${scriptPath.slice(1)}"></script>${place}`);
}
