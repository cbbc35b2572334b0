import { RadioField } from '@rainbow-rabbit/parts/fields';
import { type PictureFault, type PictureLimits, preparePicture } from '@rainbow-rabbit/parts/pictures';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { type Colour, Notice, spectrum, TextField } from '@rainbow-rabbit/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { useDevbotErrorText } from '../../messages';
import styles from '../launch.module.css';
import { useLaunchMessages } from '../launch-messages';
import { type BadgeShape, badgeShapes, drawnBadge } from './badge';
import { draftIn, draftText } from './logo-draft';
import { StoreLogo } from './store-logo';

export interface LogoFieldProps {
  /** Id of the stored picture, or empty. */
  logo: string;
  /** The picture that isn't stored yet, as `draftText` writes it, or empty. */
  draft: string;
  /** The letter that a badge begins with. */
  letter: string;
  onLogo: (logo: string) => void;
  onDraft: (draft: string) => void;
}

const origins = ['none', 'drawn', 'file'] as const;

/** Limits of a chosen picture, and of the logo that is made of it. */
const limits = { fileBytes: 10e6, pixels: 40e6, side: 256, storedBytes: 40_000 } satisfies PictureLimits;

/** The logo of a token: none, a badge drawn here, or a picture. It is stored before the launch, as a step of its own. */
export function LogoField({ logo, draft, letter, onLogo, onDraft }: LogoFieldProps) {
  const t = useLaunchMessages();
  const errorText = useDevbotErrorText();
  const kept = draftIn(draft);
  const [origin, setOrigin] = useState<(typeof origins)[number]>(kept ? 'file' : 'none');
  const [badge, setBadge] = useState<{ shape: BadgeShape; colour: Colour; letter: string }>({
    shape: 'circle',
    colour: 'violet',
    letter,
  });
  const [fault, setFault] = useState<{ kind?: PictureFault; error?: unknown }>();
  const probe = useRef<HTMLSpanElement>(null);

  const take = async (picture: Blob) => {
    const prepared = await preparePicture(picture, limits);
    if ('fault' in prepared) return setFault({ kind: prepared.fault });
    setFault(undefined);
    onLogo('');
    onDraft(
      draftText({ type: prepared.blob.type, bytes: new Uint8Array(await prepared.blob.arrayBuffer()) }),
    );
  };
  const draw = async (next: typeof badge) => {
    setBadge(next);
    try {
      await take(await drawnBadge({ ...next, ...coloursOf(probe, next.colour) }));
    } catch (error) {
      setFault({ error });
    }
  };
  const choose = (next: typeof origin) => {
    setOrigin(next);
    setFault(undefined);
    onLogo('');
    onDraft('');
    if (next === 'drawn') void draw({ ...badge, letter: badge.letter || letter });
  };

  return (
    <div className={styles.stack}>
      <RadioField
        label={t('launch.logo')}
        value={logo && origin === 'none' ? 'file' : origin}
        options={origins.map((value) => ({ value, label: t(`launch.logo.${value}`) }))}
        onChoose={choose}
        hint={t('launch.logo.hint')}
      />
      <span ref={probe} className={styles.probe} data-scheme="light" aria-hidden="true" />
      {origin === 'drawn' && (
        <>
          <RadioField
            label={t('launch.logo.shape')}
            value={badge.shape}
            options={badgeShapes.map((value) => ({ value, label: t(`launch.logo.shape.${value}`) }))}
            onChoose={(shape) => void draw({ ...badge, shape })}
          />
          <RadioField
            label={t('launch.logo.colour')}
            value={badge.colour}
            options={spectrum.map((value) => ({ value, label: t(`launch.logo.colour.${value}`) }))}
            onChoose={(colour) => void draw({ ...badge, colour })}
          />
          <TextField
            label={t('launch.logo.letter')}
            value={badge.letter}
            onChange={({ target }) => void draw({ ...badge, letter: [...target.value].slice(0, 2).join('') })}
            autoComplete="off"
          />
        </>
      )}
      {origin === 'file' && !kept && !logo && (
        <FilePlace
          label={t('launch.logo.choose')}
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChoose={(file) => void take(file)}
        >
          <span>{t('launch.logo.choose')}</span>
        </FilePlace>
      )}
      {fault?.kind && <Notice tone="error">{t(`launch.logo.fault.${fault.kind}`)}</Notice>}
      {fault?.error !== undefined && <Notice tone="error">{errorText(fault.error)}</Notice>}
      {kept && (
        <StoreLogo draft={kept} logo={logo} onKeep={(next) => onDraft(draftText(next))} onStored={onLogo} />
      )}
    </div>
  );
}

/** Returns the colours of a badge as a canvas takes them: those of the light scheme, wherever the page is. */
function coloursOf(
  { current }: RefObject<HTMLElement | null>,
  colour: Colour,
): { ground: string; fur: string } {
  if (!current) return { ground: '', fur: '' };
  current.dataset.colour = colour;
  const { color, borderTopColor } = getComputedStyle(current);
  return { ground: color, fur: borderTopColor };
}
