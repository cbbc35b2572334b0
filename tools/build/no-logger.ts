const ignore = () => undefined;

/**
 * Replaces the logger of the federation runtime: nothing is written to the console in production, and what fails is
 * thrown and ends in the app's own log of loads. The build reads this file as JavaScript, so it names no types.
 */
export const createLogger = () => ({
  log: ignore,
  warn: ignore,
  error: ignore,
  info: ignore,
  success: ignore,
  ready: ignore,
  debug: ignore,
});
export const createInfrastructureLogger = () => createLogger();
export const logger = createLogger();
export const infrastructureLogger = createLogger();
export const bindLoggerToCompiler = ignore;
