import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useProcessChoices } from '../../bot/use-process-choices';
import { useToolsMessages } from '../tools-messages';
import type { MessageRequest } from './domain/message-request';
import styles from './earlier-requests.module.css';
import { keptRequests } from './kept-requests';

interface EarlierRequestsProps {
  kind: 'send' | 'read';
  onRepeat: (request: MessageRequest) => void;
}

/** The last requests of this kind, each of which fills the form again. */
export function EarlierRequests({ kind, onRepeat }: EarlierRequestsProps) {
  const t = useToolsMessages();
  const choices = useProcessChoices();
  const all = useKeptValue(keptRequests);
  const own = all.filter((kept) => kept.kind === kind);
  if (own.length === 0) return null;
  return (
    <FoldedPart
      className={styles.earlier}
      labelClass={styles.label}
      label={t('request.earlier', { count: own.length })}
    >
      <ul className={styles.list}>
        {own.map(({ request }) => (
          <li key={JSON.stringify(request)}>
            <button type="button" className={styles.request} onClick={() => onRepeat(request)}>
              <span className={styles.action}>{request.action || t('request.no-action')}</span>
              <span className={styles.process}>
                {choices.find(({ process }) => process === request.process)?.name ?? request.process}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
