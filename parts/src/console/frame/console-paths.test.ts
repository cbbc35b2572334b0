import { consolePaths } from './console-paths';

const process = 'P'.repeat(43);
const { isPath } = consolePaths('game', ['event', 'log']);

describe('a path below a console', () => {
  it.each(['', 'new', process, `${process}/`, `${process}/event`])('leads to a page: %j', (path) => {
    expect(isPath(path)).toBe(true);
  });

  it.each(['demo', `${process}/nothing`, `${process}/event/more`, `${process}x`, '/event', 'new/event'])(
    'leads nowhere: %j',
    (path) => {
      expect(isPath(path)).toBe(false);
    },
  );
});
