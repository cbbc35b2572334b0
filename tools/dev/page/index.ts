/** The script that the dev server adds to the page of a released app. It runs before any of the app's own. */
import './devtools-hook';
import './development-react';
import './named-functions';
import './show-notices';
