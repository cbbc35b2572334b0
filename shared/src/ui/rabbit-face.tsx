import styles from './rabbit.module.css';

/** A rabbit's mood: waiting, delighted, or resting while nothing happens. */
export type Mood = 'calm' | 'happy' | 'asleep';

/** The closed eyes of the moods in which a rabbit doesn't blink. */
const closedEyes = {
  happy: <path className={styles.line} d="M61 128q11-17 22 0M117 128q11-17 22 0" />,
  asleep: <path className={styles.line} d="M61 124q11 11 22 0M117 124q11 11 22 0" />,
};

const mouths = {
  calm: <path className={styles.line} d="M100 145v5m0 0q-9 9-17 1m17-1q9 9 17 1" />,
  happy: (
    <g>
      <path className={styles.mouth} d="M84 149q16 6 32 0q0 19-16 19t-16-19Z" />
      <path className={styles.tongue} d="M92 162q8-6 16 0q-3 6-8 6t-8-6Z" />
      <path className={styles.teeth} d="M94.5 151.7q5.5.8 11 0v6.3h-11Z" />
    </g>
  ),
  asleep: <path className={styles.line} d="M100 145v4m-7 4q7 5 14 0" />,
};

/** Nose, mouth and cheeks of one mood, and the eyes if they are closed. */
export function RabbitFace({ mood }: { mood: Mood }) {
  return (
    <g>
      <ellipse className={styles.blush} cx="52" cy="144" rx="11" ry="7.5" />
      <ellipse className={styles.blush} cx="148" cy="144" rx="11" ry="7.5" />
      {mood !== 'calm' && closedEyes[mood]}
      {mouths[mood]}
      <path className={styles.nose} d="M92 138.5q0-4 8-4t8 4q0 4-8 8q-8-4-8-8Z" />
    </g>
  );
}

/** The open eyes of a calm rabbit, which blink. */
export function OpenEyes() {
  return (
    <g>
      <ellipse className={styles.pupil} cx="72" cy="124" rx="9" ry="12" />
      <ellipse className={styles.pupil} cx="128" cy="124" rx="9" ry="12" />
      <circle className={styles.spark} cx="75.5" cy="119" r="3.6" />
      <circle className={styles.spark} cx="131.5" cy="119" r="3.6" />
      <circle className={styles.spark} cx="69.5" cy="129" r="1.8" />
      <circle className={styles.spark} cx="125.5" cy="129" r="1.8" />
    </g>
  );
}
