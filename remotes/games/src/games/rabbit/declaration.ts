import type { GameDeclaration } from '../game-declaration';

export const rabbitDeclaration: GameDeclaration = { layout: 'none', order: 30, arcades: ['singapore'] };
