export { startLocale } from './start-locale';
