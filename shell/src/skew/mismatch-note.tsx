import { contractVersion } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { addPartMessages, useMessages } from '../messages';
import { mismatchOf } from './mismatch.domain';

const texts = cataloguesFrom((code) => import(/* webpackMode: "eager" */ `../../locales/skew/${code}.json`));

/** Versions of the packages that the shell shares, written in by the build. */
declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;

interface MismatchNoteProps {
  /** The need that the app doesn't meet; anything else if the area's code and its entry in the registry contradict each other. */
  cause: unknown;
}

/** Says which side needs a newer release, what the area needs, and what the app has. */
function MismatchNote({ cause }: MismatchNoteProps) {
  const t = useMessages();
  const mismatch = mismatchOf(cause, { ...SINGLETON_VERSIONS, contract: contractVersion });
  if (!mismatch) return <p>{t('skew.release')}</p>;
  const { side, what, has, needs } = mismatch;
  const details =
    what === 'contract'
      ? t('skew.contract', { needs, has })
      : t(has ? 'skew.package' : 'skew.missing', { package: what, needs, has });
  return (
    <>
      <p>{t(side === 'app' ? 'skew.app' : 'skew.area')}</p>
      <p>{details}</p>
    </>
  );
}

/** Returns the note once its texts are there. */
export async function loadMismatchNote(): Promise<typeof MismatchNote> {
  await addPartMessages(texts);
  return MismatchNote;
}
