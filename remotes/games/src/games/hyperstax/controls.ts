import type { HyperstaxState } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { Controls } from '../../play/game';

const dropKeys: ReadonlySet<string> = new Set(['Space', 'Enter', 'ArrowDown']);

/** A press anywhere drops the block, and so do a few keys; while the block rests a press plays nothing and fills no log. */
export function createControls(): Controls<HyperstaxState> {
  return {
    inputsOf: (event, { rest, ending }) => {
      const isDrop =
        event.kind === 'press' || (event.kind === 'key' && event.isDown && dropKeys.has(event.code));
      return isDrop && rest === 0 && ending === 0 ? [0] : [];
    },
  };
}
