import { RadioField } from '@rainbow-rabbit/parts/fields';
import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { shownName } from '../../board/domain/shown-name';
import type { PageSection } from '../../page-content/domain/content-schema';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { comparedText } from '../revisions/difference';
import { DifferenceView } from '../revisions/difference-view';
import { type Choice, type MergedPlace, mergedSections, pairSections } from './domain/merge-sections';
import { publishedSections } from './use-page-draft';

interface ConflictViewProps {
  /** The revision that was published meanwhile. */
  current: CityPage;
  mine: readonly PageSection[];
  /** The sections that both began from, if they are known. */
  base?: readonly PageSection[];
  language: Locale;
  /** Called with the sections to go on with, on top of the current revision. */
  onResolved: (sections: readonly PageSection[]) => void;
}

/** The name of who published a revision, or else the address, shortened. */
const authorOf = ({ author, names }: CityPage): string =>
  author ? shownName({ name: names?.[author], address: author }) : '';

const noSections: readonly PageSection[] = [];

/** Two versions of a page that began from the same one: each place where they differ, and the three ways on. */
export function ConflictView({ current, mine, base, language, onResolved }: ConflictViewProps) {
  const t = useEditorMessages();
  const theirs = useMemo(() => publishedSections(current) ?? noSections, [current]);
  const places = useMemo(() => pairSections(mine, theirs, base), [mine, theirs, base]);
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([]);
  const isOpen = places.some(({ suggested }, index) => !choices[index] && !suggested);
  const choose = (index: number, choice: Choice) =>
    setChoices((before) => places.map((_, at) => (at === index ? choice : before[at])));
  return (
    <div className={styles.stack}>
      <Notice tone="warning" title={t('edit.conflict-title')}>
        {t('edit.conflict', { number: current.number, author: authorOf(current) })}
      </Notice>
      {places.map((place, index) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its place
          key={index}
          place={place}
          choice={choices[index] ?? place.suggested}
          language={language}
          onChoose={(choice) => choose(index, choice)}
        />
      ))}
      <div className={styles.buttons}>
        <Button disabled={isOpen} onClick={() => onResolved(mergedSections(places, choices))}>
          {t('edit.conflict-merge')}
        </Button>
        <Button variant="secondary" onClick={() => onResolved(mine)}>
          {t('edit.conflict-mine')}
        </Button>
        <Button variant="secondary" onClick={() => onResolved(theirs)}>
          {t('edit.conflict-theirs')}
        </Button>
      </div>
      <p className={styles.small}>{t('edit.conflict-next')}</p>
    </div>
  );
}

interface PlaceProps {
  place: MergedPlace;
  choice?: Choice;
  language: Locale;
  onChoose: (choice: Choice) => void;
}

function Place({ place, choice, language, onChoose }: PlaceProps) {
  const t = useEditorMessages();
  const { mine, theirs } = place;
  const [before, after] = [theirs ? comparedText(theirs) : '', mine ? comparedText(mine) : ''];
  if (mine && theirs && before === after) return null;
  const title = (mine ?? theirs)?.title || t('edit.conflict-untitled');
  const choices: readonly Choice[] = mine && theirs ? ['theirs', 'mine', 'both'] : ['theirs', 'mine'];
  const labelOf = (one: Choice) => {
    if (one === 'theirs') return t(theirs ? 'edit.choice.theirs' : 'edit.choice.theirs-none');
    if (one === 'mine') return t(mine ? 'edit.choice.mine' : 'edit.choice.mine-none');
    return t('edit.choice.both');
  };
  return (
    <div className={styles.section}>
      <RadioField
        label={title}
        value={choice}
        options={choices.map((value) => ({ value, label: labelOf(value) }))}
        onChoose={onChoose}
      >
        <DifferenceView before={before} after={after} language={language} />
      </RadioField>
    </div>
  );
}
