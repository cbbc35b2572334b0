import type { GameDescriptor } from '../game-descriptor';
import type texts from './locales/en.json';
import { RabbitPicture } from './picture';

/** Wrong colours from which they cost more than anything else. */
const manyMistakes = 3;

export const rabbitDescriptor: GameDescriptor<typeof texts> = {
  Picture: RabbitPicture,
  hintOf({ mistake = 0, rainbow = 0, bonus = 0 }) {
    if (rainbow + bonus > 0) return { key: 'hint.rabbit.bridges', count: Math.max(rainbow, bonus) };
    return mistake >= manyMistakes
      ? { key: 'hint.rabbit.mistakes', count: mistake }
      : { key: 'hint.rabbit.order', count: 0 };
  },
  share: { shownPart: 0.8, higher: 1.25 },
  isOfEvents: true,
};
