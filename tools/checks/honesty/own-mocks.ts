import { type CallExpression, Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/** Reasons of mocks that remain, by test and module. */
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

const noIndexedDb = 'jsdom has no IndexedDB, in which the browser keeps the key';
const lazyGame =
  'a game comes by a lazy import, and draws on a canvas, which jsdom lacks: a small one takes its place';
const slowKey =
  'jsdom has no IndexedDB, and a key of 4096 bits takes seconds to make; device-key.test.ts makes one';

/** The mocks that remain. No further one is added for a module that memory and a real process can serve. */
const remaining: Reasons = {
  'remotes/devbot/src/trial/start-trial.test.ts': {
    './load-module': 'the module lies in a folder here, and behind a gateway in browsers',
    './trial-link': 'jsdom has no workers: the server of the worker runs on the same thread',
  },
  'remotes/game/src/register/joining.test.tsx': { '../chain/role-key': noIndexedDb },
  'remotes/game/src/register/register-once.test.ts': { '../chain/role-key': noIndexedDb },
  'remotes/game/src/register/submit-registration.test.ts': { '../chain/role-key': noIndexedDb },
  'remotes/game/src/role/role-button.test.tsx': { '../chain/role-key': noIndexedDb },
  'remotes/game/src/session/event-readings.test.tsx': {
    '@rainbow-rabbit/shared/reading': 'the messages of a broker; e2e/relay/venue.test.ts follows a real one',
  },
  'remotes/game/src/staff/rehearsal/rehearsal-card.test.tsx': {
    './played-player':
      'eight wallets take a minute to make; e2e/staff/rehearsal-players.test.ts plays one on the real process',
  },
  'remotes/games/src/game-page/game-page.test.tsx': {
    '../play/play-field': lazyGame,
    '../play/replay-field': lazyGame,
    '../runs/device-key': slowKey,
  },
  'remotes/games/src/play/open-link.test.ts': {
    '@rainbow-rabbit/parts/scanner/genuine-file': 'jsdom has no workers: their code is fetched for none',
    './game-code': lazyGame,
  },
  'remotes/games/src/play/play-field.test.tsx': { './game-code': lazyGame },
  'remotes/games/src/play/replay-field.test.tsx': { './game-code': lazyGame },
  'remotes/games/src/runs/finish-kept-run.test.ts': { './device-key': slowKey },
  'remotes/games/src/share/share-score.test.tsx': { '../play/game-code': lazyGame },
  'shell/src/chrome/layouts/use-look.test.tsx': { './looks': 'the failure of a lazy import' },
};

const mockers = new Set(['mock', 'doMock', 'unstable_mockModule', 'setMock']);

const isOwn = (specifier: string) => /^(\.|@rainbow-rabbit\/)/.test(specifier);

/** Returns the module that a call mocks: its specifier, `.` for a computed one; undefined for any other call. */
function mockedBy({ callee, arguments: [first] }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const isJest = callee.object.type === 'Identifier' && callee.object.name === 'jest';
  if (!isJest || !mockers.has(callee.property.name)) return undefined;
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : '.';
}

/**
 * Rejects tests that mock a module of this tree: they prove how its mocks are called, and pass whatever the module does. A mock
 * that remains has its reason in a list, and a reason without its mock is rejected, so that the list only shrinks.
 * @param reasons another list plants a mock
 */
export function checkOwnMocks(tree: SourceTree, reasons: Reasons = remaining): CheckReport {
  const tests = [...moduleGraphOf(tree).modules.values()].filter(({ path }) => isTest(path));
  return reportOn(tests, ({ path, syntax }) => {
    const unused = new Set(Object.keys(reasons[path] ?? {}));
    const findings: Finding[] = [];
    new Visitor({
      CallExpression(call) {
        const specifier = mockedBy(call);
        if (specifier === undefined || !isOwn(specifier) || unused.delete(specifier)) return;
        findings.push({
          file: path,
          line: lineAt(tree.get(path) ?? '', call.start),
          problem: `mocks ${specifier}, a module of this tree.`,
          fix: 'Use it over memoryAo (shared/testing) or a real process (processNetwork), or mock what the browser lacks.',
        });
      },
    }).visit(syntax.program);
    const stale = [...unused].map((specifier) => ({
      file: path,
      problem: `no longer mocks ${specifier}.`,
      fix: 'Remove the row from tools/checks/honesty/own-mocks.ts.',
    }));
    return [...findings, ...stale];
  });
}
