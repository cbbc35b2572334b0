import type { NicknameAnswer } from '@rainbow-rabbit/processes/rabbit/client';
import type { Rule } from '@rainbow-rabbit/shared/forms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type GameTranslate, useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { nicknameProblem } from './player-fields.domain';

/** So long after the last letter the process is asked (docs/product 9.88). */
export const askAfterMs = 500;

/** The process's answers about nicknames, as long as the form is on the screen. */
export interface NicknameAnswers {
  /** Returns the answer to an earlier question; `unknown` where there is no answer. */
  of: (nickname: string) => NicknameAnswer;
  /** Asks, unless the answer is known; `unknown` where the process can't be asked now. */
  ask: (nickname: string, signal?: AbortSignal) => Promise<NicknameAnswer>;
  /** The rules that a refused nickname breaks. */
  rules: readonly Rule<unknown>[];
}

export function useNicknameAnswers(): NicknameAnswers {
  const t = useMessages();
  const { client } = useGame();
  const [answers, setAnswers] = useState<ReadonlyMap<string, NicknameAnswer>>(new Map());
  const of = useCallback((nickname: string) => answers.get(nickname.trim()) ?? 'unknown', [answers]);
  const ask = useCallback(
    async (nickname: string, signal?: AbortSignal) => {
      const known = of(nickname);
      if (known !== 'unknown') return known;
      // The registration itself says later what is wrong.
      const given = await client.nickname(nickname.trim(), { signal }).catch(() => 'unknown' as const);
      if (given !== 'unknown') setAnswers((all) => new Map(all).set(nickname.trim(), given));
      return given;
    },
    [client, of],
  );
  return useMemo(() => ({ of, ask, rules: rulesOf(of, t) }), [of, ask, t]);
}

/** Asks about the nickname in the field once its player pauses. */
export function useAskingWhileTyping({ of, ask }: NicknameAnswers, nickname: string): void {
  const isNew = nickname.trim() !== '' && !nicknameProblem(nickname) && of(nickname) === 'unknown';
  useEffect(() => {
    if (!isNew) return;
    const over = new AbortController();
    const timer = setTimeout(() => void ask(nickname, over.signal), askAfterMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isNew, nickname, ask]);
}

function rulesOf(of: NicknameAnswers['of'], t: GameTranslate): readonly Rule<unknown>[] {
  const code = 'player.nickname-invalid';
  return [{ name: code, passes: (value) => of(String(value)) !== code, message: t(`error.${code}`) }];
}
