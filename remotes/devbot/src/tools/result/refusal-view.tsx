import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useWordsOf } from '../../known/known-words';
import { useKnownProcess } from '../../known/use-known-process';
import { reasonOf, withoutColours } from '../../ledger/domain/plain-error';
import { useToolsMessages } from '../tools-messages';
import { TextBlock } from './text-block';

interface RefusalViewProps {
  process: string;
  /** The error as the process gave it. */
  error: string;
}

/** The refusal of a message: in the words of a known process, the process's reason, and all that it gave. */
export function RefusalView({ process, error }: RefusalViewProps) {
  const t = useToolsMessages();
  const reason = reasonOf(withoutColours(error));
  const recognised = useKnownProcess(process);
  const { errorWords } = useWordsOf(recognised?.known.kind);
  return (
    <>
      <Notice tone="error" title={t('result.refused')}>
        {errorWords(error) ?? t('result.refused.text')}
      </Notice>
      <TextBlock label={t('result.error')} text={reason} />
      {reason !== error && (
        <FoldedPart label={t('result.whole')}>
          <TextBlock label={t('result.whole')} text={error} />
        </FoldedPart>
      )}
    </>
  );
}
