import { useSharedMessages } from '../i18n/shared-messages';
import { classNames } from './class-names';
import { ColourMark } from './colour-mark';
import { type Colour, spectrum } from './colours';
import styles from './rainbow-progress.module.css';

interface RainbowProgressProps {
  /** The colours there already, in any order. */
  collected: readonly Colour[];
  /** `arc` draws the seven bands above the marks; `row` draws the marks alone, for lists. */
  shape?: 'arc' | 'row';
}

const outerRadius = 138;
const band = 15;

/** Half a circle around 150, 150. */
function arc(index: number): string {
  const radius = outerRadius - index * band;
  return `M${150 - radius} 150a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
}

/** The collected part of the rainbow, as bands, shapes and names. */
export function RainbowProgress({ collected, shape = 'arc' }: RainbowProgressProps) {
  const t = useSharedMessages();
  const names = spectrum
    .filter((colour) => collected.includes(colour))
    .map((colour) => t(`colour.${colour}`));
  // Loading the rules of Intl.ListFormat takes a slow phone 100 ms of the first view.
  const label =
    names.length === 0
      ? t('rainbow.none')
      : t('rainbow.progress', {
          found: names.length,
          names: names.reduce((list, name) => t('rainbow.names', { names: list, name })),
        });
  return (
    <div className={classNames(styles.progress, styles[shape])} role="img" aria-label={label}>
      {shape === 'arc' && (
        <div className={styles.bands}>
          <svg className={styles.sky} viewBox="0 0 300 158" aria-hidden="true">
            {spectrum.map((colour, index) => (
              <path
                key={colour}
                className={styles.band}
                d={arc(index)}
                data-colour={colour}
                data-collected={collected.includes(colour) || undefined}
              />
            ))}
          </svg>
        </div>
      )}
      <div className={styles.marks} aria-hidden="true">
        {spectrum.map((colour) => (
          <ColourMark
            key={colour}
            colour={colour}
            named={false}
            missing={!collected.includes(colour)}
            size={shape === 'arc' ? 'm' : 's'}
          />
        ))}
      </div>
    </div>
  );
}
