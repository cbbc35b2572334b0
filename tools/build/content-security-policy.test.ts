import { contentSecurityPolicy } from './content-security-policy';

const directives = new Map(
  contentSecurityPolicy("'sha256-abc'")
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
);
const isThisMachine = (source: string) => /^\w+:\/\/(localhost|127\.0\.0\.1):\*$/.test(source);

it('lets requests leave for encrypted hosts only, but for this machine', () => {
  const sources = directives.get('connect-src')?.filter((source) => !isThisMachine(source));
  expect(sources).toEqual(["'self'", 'https:', 'wss:']);
});

it('takes scripts and styles from the app and this machine only', () => {
  const sources = ['script-src', 'style-src'].flatMap((name) => directives.get(name) ?? []);
  expect([...new Set(sources.filter((source) => !isThisMachine(source)))]).toEqual([
    "'self'",
    "'sha256-abc'",
    "'wasm-unsafe-eval'",
  ]);
});
