import type { GameDeclaration } from '../game-declaration';

export const hyperstaxDeclaration: GameDeclaration = {
  layout: 'default',
  order: 20,
  arcades: ['ph', 'mumbai', 'chandig', 'vadodara', 'bengaluru', 'added'],
  challenges: '/stax',
};
