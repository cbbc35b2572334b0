import type { AoOutgoing, AoResult } from '@rainbow-rabbit/shared/ao';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { TagList } from '../../bot/tag-list';
import { outputText } from '../readable-text.domain';
import { useToolsMessages } from '../tools-messages';
import { RefusalView } from './refusal-view';
import styles from './result-view.module.css';
import { TextBlock } from './text-block';

/** The number of messages that are shown. */
const maxMessages = 20;

/** Tags that every message between processes has, and that say nothing about this one. */
const usualTags: ReadonlySet<string> = new Set(['Data-Protocol', 'Type', 'Variant', 'Reference']);

interface ResultViewProps {
  /** The process that the message was for. */
  process: string;
  result: AoResult;
  /** The sentence for a message that the process took. */
  doneText: string;
}

/** The result of a message: the refusal or the answers, as text and never as markup. */
export function ResultView({ process, result, doneText }: ResultViewProps) {
  const t = useToolsMessages();
  if (result.Error !== undefined) return <RefusalView process={process} error={result.Error} />;
  const output = outputText(result.Output);
  const shown = result.Messages.slice(0, maxMessages);
  const more = result.Messages.length - shown.length;
  return (
    <>
      <Notice tone="success">{doneText}</Notice>
      {output !== '' && <TextBlock label={t('result.output')} text={output} />}
      {shown.length === 0 && output === '' && <p>{t('result.silent')}</p>}
      {shown.length > 0 && (
        <ol className={styles.messages} aria-label={t('result.messages')}>
          {shown.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a result have an order and never move
            <li key={index} className={styles.message}>
              <OutgoingView message={message} />
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p>{t('result.more', { count: more })}</p>}
    </>
  );
}

function OutgoingView({ message: { Target, Tags, Data = '' } }: { message: AoOutgoing }) {
  const t = useToolsMessages();
  return (
    <>
      <p className={styles.target}>{t('result.to', { target: Target })}</p>
      <TagList tags={Tags.filter(({ name }) => !usualTags.has(name))} label={t('request.tags')} />
      {Data !== '' && <TextBlock label={t('request.data')} text={Data} />}
    </>
  );
}
