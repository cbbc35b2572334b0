import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { type EntryFile, pictureTypes, textTypes } from '@rainbow-rabbit/processes/minibuild/client';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, CopyButton, Icon, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../messages';
import { fileEnding } from '../texts/domain/file-ending';
import { queryOf } from '../toolbox/places/domain/place';
import styles from './entry-file-view.module.css';
import { type CheckedFile, useCheckedFile } from './use-checked-file';

interface EntryFileViewProps {
  file: EntryFile;
  /** Title of the entry. */
  title: string;
}

/** The finished work on the storage network: shown once the browser has checked it, with what it was checked against. */
export function EntryFileView({ file, title }: EntryFileViewProps) {
  const t = useMessages();
  const { state, fetchNow } = useCheckedFile(file);
  const isPicture = pictureTypes.some((type) => type === file.type);
  const isText = textTypes.some((type) => type === file.type);
  return (
    <div className={styles.file}>
      {isPicture && (
        <figure className={styles.frame}>
          {state.status === 'right' && state.isPicture ? (
            <img className={styles.picture} src={state.url} alt={t('entry.picture-of', { title })} />
          ) : (
            <FileWaits file={file} state={state} onFetch={fetchNow} />
          )}
        </figure>
      )}
      {isText && state.status === 'right' && state.text === undefined && <p>{t('entry.file.not-shown')}</p>}
      {state.status === 'right' && state.text !== undefined && (
        <p className={styles.words} dir="auto">
          {state.text}
        </p>
      )}
      <FileProof file={file} state={state} isPicture={isPicture} onFetch={fetchNow} title={title} />
    </div>
  );
}

interface FileStateProps {
  file: EntryFile;
  state: CheckedFile;
  onFetch: () => void;
}

function FileWaits({ file, state, onFetch }: FileStateProps) {
  const t = useMessages();
  const sizeText = useSizeText();
  return (
    <div className={styles.waits}>
      <Rabbit colour="white" mood={state.status === 'failed' ? 'asleep' : 'calm'} size={96} />
      {state.status === 'loading' && <p role="status">{t('entry.file.loading')}</p>}
      {state.status === 'right' && <p>{t('entry.file.not-shown')}</p>}
      {state.status === 'idle' && (
        <Button variant="secondary" onClick={onFetch}>
          {t('entry.file.fetch', { size: sizeText(file.bytes) })}
        </Button>
      )}
    </div>
  );
}

function FileProof({
  file,
  state,
  isPicture,
  onFetch,
  title,
}: FileStateProps & { isPicture: boolean; title: string }) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const sizeText = useSizeText();
  return (
    <div className={styles.proof}>
      <div className={styles.verdict} data-status={state.status} role="status">
        <Icon name={state.status === 'right' ? 'check' : 'info'} />
        <span>
          {state.status === 'failed' ? errorText(state.error) : t(`entry.file.${state.status}.text`)}
        </span>
      </div>
      {state.status === 'failed' && (
        <div>
          <Button variant="secondary" onClick={onFetch}>
            {t('retry')}
          </Button>
        </div>
      )}
      {!isPicture && state.status === 'idle' && (
        <div>
          <Button variant="secondary" onClick={onFetch}>
            {t('entry.file.fetch', { size: sizeText(file.bytes) })}
          </Button>
        </div>
      )}
      {state.status === 'right' && (
        <div>
          <a
            className={styles.save}
            href={state.url}
            download={`${fileName(title)}.${fileEnding(file.type)}`}
          >
            <Icon name="download" /> {t('entry.file.save')}
          </a>
        </div>
      )}
      <FoldedPart className={styles.details} label={t('entry.proof')}>
        <p className={styles.about}>{t('entry.proof.about')}</p>
        <dl className={styles.facts}>
          <Fact label={t('entry.proof.id')} text={file.id} />
          <Fact label={t('entry.proof.sha256')} text={file.sha256} />
          <div>
            <dt className={styles.label}>{t('entry.proof.size')}</dt>
            <dd>
              {sizeText(file.bytes)} · {file.type}
            </dd>
          </div>
        </dl>
        <Link className={styles.look} to={`/mini-build/utils${queryOf({ tool: 'lookup', id: file.id })}`}>
          <Icon name="search" /> {t('entry.proof.look')}
        </Link>
      </FoldedPart>
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.code}>
        <code>{text}</code>
        <CopyButton what={label} text={() => text} />
      </dd>
    </div>
  );
}

/** Returns a title as the name of a file: letters and digits of any script, joined by hyphens. */
const fileName = (title: string): string =>
  title
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60) || 'entry';
