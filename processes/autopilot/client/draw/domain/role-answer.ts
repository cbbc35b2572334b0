/** The White Rabbit's answer to the role card. */
export type RoleAnswer = 'agreed' | 'declined' | 'unreadable' | 'unread';

interface Answered {
  rabbit: number;
  edition: number;
  agreed: boolean | undefined;
}

interface Role {
  whiteRabbit: number | undefined;
  since: number;
}

/** Returns the White Rabbit's answer; one to a card of an edition before the role says nothing of it. */
export function roleAnswer(answers: readonly Answered[], { whiteRabbit, since }: Role): RoleAnswer {
  const own = answers.find(({ rabbit, edition }) => rabbit === whiteRabbit && edition >= since);
  if (!own) return 'unread';
  if (own.agreed === undefined) return 'unreadable';
  return own.agreed ? 'agreed' : 'declined';
}
