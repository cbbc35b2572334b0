import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';

/** The games that have challenges, and the beginnings of their addresses. */
export const challengeRoutes = { whac: '/whac', hyperstax: '/stax' } as const;

export type ChallengeGame = keyof typeof challengeRoutes;

/** Returns true for a game that has challenges. */
const hasChallenges = (game: GameName): game is ChallengeGame => Object.hasOwn(challengeRoutes, game);

/** Returns the page of a challenge. One of another game, which has no page, has the path of the first game. */
export const challengePath = ({ slug, game }: { slug: string; game: GameName }): string =>
  `${challengeRoutes[hasChallenges(game) ? game : 'whac']}/${slug}`;
