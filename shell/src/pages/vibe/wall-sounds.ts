import { fanfare, playTones, soundChoice, type Tone } from '@rainbow-rabbit/parts/celebration';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { type EndingStanding, endingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { useEffect, useRef } from 'react';

/** The choice of sound on the wall. Nobody taps a big screen, so that it is silent until somebody asks for sound. */
export const wallSound = soundChoice('wall', false);

const beats = 40;

/** A roll of drums: beats that follow each other fast, in turns a little higher. */
const roll = Array.from({ length: beats }, (_, beat) => ({
  pitch: 250 + (beat % 2) * 20,
  at: beat * 60,
  lasts: 55,
}));

const tones = {
  rainbow: [523.25, 659.25, 783.99].map((pitch, index) => ({ pitch, at: index * 110, lasts: 200 })),
  judging: roll,
  won: fanfare,
  over: [783.99, 659.25, 523.25].map((pitch, index) => ({ pitch, at: index * 220, lasts: 300 })),
} satisfies Record<string, readonly Tone[]>;

export type WallMoment = keyof typeof tones;

/** Lets the hall hear a moment, if sound was asked for. */
export function soundMoment(moment: WallMoment): void {
  if (wallSound.read()) void playTones(tones[moment]);
}

interface Heard {
  standing: EndingStanding;
  rainbows: number;
}

/** Lets the hall hear what has happened since the wall was opened: a rainbow, the judging, the end. */
export function useWallSounds(info: EventInfo | undefined): void {
  const heard = useRef<Heard>(undefined);
  const standing = info && endingStanding(info);
  const rainbows = info?.rainbows ?? 0;
  useEffect(() => {
    if (!standing) return;
    const before = heard.current;
    heard.current = { standing, rainbows };
    if (!before) return;
    if (standing !== before.standing && standing !== 'not-yet') soundMoment(standing);
    else if (rainbows > before.rainbows) soundMoment('rainbow');
  }, [standing, rainbows]);
}
