export { SiteAreasProvider, useAreaName, useAreaText, useSiteAreas } from './site-areas';
export { useEventPath } from './use-event-path';
export { useLinks } from './use-links';
