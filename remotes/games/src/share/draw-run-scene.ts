import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { RecordedRun } from '../play/domain/recorded-run';
import { gameCode } from '../play/game-code';
import type { PlayReport } from '../play/play-messages';

/** Width and height in pixels, and the part of the run after which the scene is drawn. */
interface DrawnScene {
  readonly width: number;
  readonly height: number;
  readonly shownPart: number;
}

/** A played run, with its score, which it is checked against before it is drawn. */
export interface PicturedRun extends RecordedRun {
  score: number;
}

/** Frames that the check of the longest run needs, many times over. */
const mostFrames = 600;

/** Draws the scene of a run as it was played, by the game itself. @throws Error where the game can't be had or drawn */
export async function drawRunScene(
  game: GameName,
  run: PicturedRun,
  { shownPart, ...size }: DrawnScene,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  let check: Extract<PlayReport, { kind: 'checked' }> | undefined;
  const waiting: ((timeMs: number) => void)[] = [];
  const player = await gameCode[game].openHere({
    opening: { kind: 'open', canvas, size: { ...size, ratio: 1 }, isReduced: true },
    frames: { request: (frame) => waiting.push(frame), cancel: () => waiting.splice(0) },
    report: (report) => {
      if (report.kind === 'checked') check = report;
    },
  });
  try {
    player.receive({ kind: 'watch', run, score: run.score });
    // The check goes on from frame to frame, so that the page stays quick.
    for (let frame = 0; !check && frame < mostFrames; frame += 1) {
      const timeMs = await new Promise<number>(requestAnimationFrame);
      for (const draw of waiting.splice(0)) draw(timeMs);
    }
    if (!check?.isTrue) throw new Error('The run can’t be drawn');
    player.receive({ kind: 'seek', step: Math.floor(run.steps * shownPart) });
    return canvas;
  } finally {
    player.close();
  }
}
