import { maxTextFileBytes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../messages';
import { entryPictureLimits } from './picture-limits';
import type { WorkKind } from './stored-work';
import styles from './submit.module.css';
import type { WorkState } from './use-work';

const limits = {
  megabytes: entryPictureLimits.fileBytes / 1000 ** 2,
  megapixels: entryPictureLimits.pixels / 1e6,
  kilobytes: maxTextFileBytes / 1024,
};

const accepted: Readonly<Record<WorkKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif',
  text: '.txt,.md,.markdown,text/plain,text/markdown',
};

const texts = {
  picture: { choose: 'submit.picture.choose', limits: 'submit.picture.limits' },
  text: { choose: 'submit.file.choose', limits: 'submit.file.limits' },
} as const satisfies Record<WorkKind, object>;

interface ChooseWorkProps {
  kind: WorkKind;
  state: Extract<WorkState, { status: 'none' }>;
  onChoose: (file: Blob) => void;
}

/** The place for the file of a work, and the problem of the file that was chosen. */
export function ChooseWork({ kind, state: { fault, error }, onChoose }: ChooseWorkProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  return (
    <>
      <FilePlace label={t(texts[kind].choose)} accept={accepted[kind]} onChoose={onChoose}>
        <span>{t(texts[kind].choose)}</span>
        <span className={styles.small}>{t(texts[kind].limits, limits)}</span>
      </FilePlace>
      {fault && <Notice tone="error">{t(`submit.file.fault.${fault}`, limits)}</Notice>}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  );
}
