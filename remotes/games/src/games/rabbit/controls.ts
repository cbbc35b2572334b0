import { type RabbitRun, rabbitInputs } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import type { Controls, PlayerEvent } from '../../play/game';

const { press, release, duck, letUp } = rabbitInputs;
const hopKeys = new Set(['Space', 'ArrowUp', 'KeyW', 'Enter']);
const duckKeys = new Set(['ArrowDown', 'KeyS']);

/**
 * Turns fingers and keys into inputs. A finger that comes down hops at once, but at rest it hops when it leaves, since it
 * may become the long tap that pauses. A finger that stays after a swipe down keeps the rabbit low.
 */
export class RabbitControls implements Controls<RabbitRun> {
  #isLow = false;
  #isWaiting = false;

  inputsOf(event: PlayerEvent, run: RabbitRun): readonly number[] {
    if (event.kind === 'press') return this.#press(run);
    if (event.kind === 'release') return this.#release();
    if (event.kind === 'key') return this.#key(event.code, event.isDown);
    if (event.kind !== 'swipe' || event.direction !== 'down') return [];
    this.#isWaiting = false;
    return this.#duck();
  }

  #press({ rest }: RabbitRun): readonly number[] {
    this.#isWaiting = rest > 0;
    return this.#isWaiting ? [] : [press];
  }

  #release(): readonly number[] {
    if (this.#isWaiting) {
      this.#isWaiting = false;
      return [press, release];
    }
    return this.#letGo();
  }

  #duck(): readonly number[] {
    this.#isLow = true;
    return [duck];
  }

  #letGo(): readonly number[] {
    const wasLow = this.#isLow;
    this.#isLow = false;
    return [wasLow ? letUp : release];
  }

  #key(code: string, isDown: boolean): readonly number[] {
    if (hopKeys.has(code)) return [isDown ? press : release];
    if (!duckKeys.has(code)) return [];
    return isDown ? this.#duck() : this.#letGo();
  }
}
