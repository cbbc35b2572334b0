export { AppRoutes } from './app-routes';
export type { ShellRoute } from './shell-route';
