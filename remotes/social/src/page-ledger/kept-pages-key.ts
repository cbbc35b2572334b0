import { deviceKey, deviceText } from '../stored/device-text';

/** The part of the name under which this browser keeps pages. */
export const keptPagesName = 'pages';

/** Returns true if this browser may keep pages of cities. */
export const hasKeptPages = (): boolean => deviceText(deviceKey(keptPagesName)) !== null;
