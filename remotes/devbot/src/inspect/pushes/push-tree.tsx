import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { lastTagValue } from '../../ledger/domain/last-tag-value';
import { reasonOf } from '../../ledger/domain/plain-error';
import type { SentItem } from '../../ledger/domain/sent-item';
import { inspectPath, messagePath } from '../../ledger/paths';
import type { LedgerPlace } from '../../ledger/place';
import { readMessage } from '../../ledger/read-log';
import { type MessageResult, readMessageResult } from '../../ledger/read-result';
import { isLedgerId } from '../../ledger-id';
import { endsOfId, oneLine } from '../../words/visible-text.domain';
import { AnswerView, LedgerFailure } from '../answer/answer-view';
import { useLedgerAnswer } from '../answer/use-ledger-answer';
import { DataView } from '../data-view';
import { type ListedPush, matchPushes } from '../domain/match-pushes';
import { FactList, LedgerFact } from '../facts/fact-list';
import { TagDetails } from '../facts/tag-details';
import { useInspectMessages } from '../inspect-messages';
import { findPushes } from './find-pushes';
import styles from './push-tree.module.css';

/** A message in the tree: where it arrived, and the message at the beginning of all. */
export interface PushNode {
  process: string;
  message: string;
  root: string;
}

interface PushTreeProps {
  place: LedgerPlace;
  node: PushNode;
  result: MessageResult;
  /** Messages above this one. */
  depth?: number;
}

/** Messages of one result that are shown at first, and as many more each time that somebody asks. */
const shownAtOnce = 15;
/** Pushes end after so many evaluations in a row, too. */
const maxDepth = 24;

/** The messages that a message caused, each with what it caused in turn once somebody opens it. */
export function PushTree({ place, node, result, depth = 0 }: PushTreeProps) {
  const t = useInspectMessages();
  const [shown, setShown] = useState(shownAtOnce);
  const { process, root } = node;
  const { messages, spawns, leftOut } = result;
  const hasAny = messages.length + spawns.length > 0;
  const ask = useCallback(
    (signal: AbortSignal) => findPushes(place, process, root, signal),
    [place, process, root],
  );
  const { answer, again } = useLedgerAnswer(hasAny ? ask : undefined);
  const listed = answer.status === 'done' ? answer.value : undefined;
  const branches = useMemo(() => branchesOf(messages, spawns, listed ?? []), [messages, spawns, listed]);
  if (!hasAny) return <p className={styles.none}>{t('inspect.pushes.none')}</p>;
  return (
    <>
      {answer.status === 'failed' && <LedgerFailure error={answer.error} onRetry={again} />}
      <ul className={styles.branches}>
        {branches.slice(0, shown).map((branch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a result have an order and no other identity
          <li key={index} className={styles.branch}>
            <Branch
              place={place}
              branch={branch}
              root={root}
              depth={depth}
              isSearched={listed !== undefined}
            />
          </li>
        ))}
      </ul>
      {branches.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {t('inspect.more', { count: branches.length - shown })}
        </Button>
      )}
      {leftOut > 0 && <p className={styles.none}>{t('inspect.pushes.left-out', { count: leftOut })}</p>}
    </>
  );
}

interface SentBranch {
  sent: SentItem;
  isSpawn: boolean;
  /** The message that was pushed for it, as the gateway says. */
  push: ListedPush | undefined;
}

function branchesOf(
  messages: readonly SentItem[],
  spawns: readonly SentItem[],
  listed: readonly ListedPush[],
): SentBranch[] {
  const isProcess = ({ tags }: ListedPush) => lastTagValue(tags, 'Type') === 'Process';
  const pushed = matchPushes(
    messages,
    listed.filter((push) => !isProcess(push)),
  );
  const spawned = matchPushes(spawns, listed.filter(isProcess), true);
  return [
    ...messages.map((sent, index) => ({ sent, isSpawn: false, push: pushed[index] })),
    ...spawns.map((sent, index) => ({ sent, isSpawn: true, push: spawned[index] })),
  ];
}

interface BranchProps {
  place: LedgerPlace;
  branch: SentBranch;
  root: string;
  depth: number;
  /** True once the gateway was asked for what was pushed. */
  isSearched: boolean;
}

function Branch({ place, branch: { sent, isSpawn, push }, root, depth, isSearched }: BranchProps) {
  const t = useInspectMessages();
  const [isOpen, setOpen] = useState(false);
  const action = oneLine(lastTagValue(sent.tags, 'Action') ?? '', 60);
  const target = endsOfId(sent.target);
  const title = isSpawn
    ? t('inspect.pushes.spawn')
    : t('inspect.pushes.message', { action: action || t('inspect.log.no-action'), target });
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={styles.arrow} data-open={isOpen || undefined}>
          <Icon name="chevron-down" />
        </span>
        <span className={styles.title}>{title}</span>
        {isSearched && !push && <span className={styles.state}>{t('inspect.pushes.not-pushed')}</span>}
      </button>
      {isOpen && (
        <div className={styles.inside}>
          <SentView sent={sent} />
          {isSearched && !push && <p className={styles.none}>{t('inspect.pushes.not-listed')}</p>}
          {push && (
            <Link
              className={styles.link}
              to={isSpawn ? inspectPath(push.id) : messagePath(push.recipient, push.id)}
            >
              {t(isSpawn ? 'inspect.pushes.open-process' : 'inspect.pushes.open-message')}
            </Link>
          )}
          {push && !isSpawn && depth < maxDepth && (
            <Below
              place={place}
              node={{ process: push.recipient, message: push.id, root }}
              depth={depth + 1}
            />
          )}
          {depth >= maxDepth && <p className={styles.none}>{t('inspect.pushes.too-deep')}</p>}
        </div>
      )}
    </>
  );
}

function SentView({ sent: { target, tags, data } }: { sent: SentItem }) {
  const t = useInspectMessages();
  const shown = useMemo(() => ({ text: data }), [data]);
  return (
    <>
      {isLedgerId(target) && (
        <FactList>
          <LedgerFact label={t('inspect.message.target')} value={target} to={inspectPath(target)} />
        </FactList>
      )}
      <TagDetails tags={tags} label={t('inspect.message.tags', { count: tags.length })} />
      {data !== '' && <DataView label={t('inspect.message.data')} data={shown} />}
    </>
  );
}

/** The effect of a pushed message: it is read from the scheduler unit first, so that no gateway can make one up. */
function Below({ place, node, depth }: { place: LedgerPlace; node: PushNode; depth: number }) {
  const t = useInspectMessages();
  const { process, message } = node;
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const [entry, result] = await Promise.all([
        readMessage(place, process, message, signal),
        readMessageResult(place, process, message, signal),
      ]);
      return { entry, result };
    },
    [place, process, message],
  );
  const { answer, again } = useLedgerAnswer(ask);
  return (
    <AnswerView answer={answer} again={again}>
      {({ entry: { isVerified, isOtherKey }, result }) => (
        <>
          <p className={styles.none}>
            {result.error === undefined
              ? t('inspect.pushes.taken')
              : t('inspect.pushes.refused', { error: oneLine(reasonOf(result.error), 160) })}{' '}
            {!isVerified && t(isOtherKey ? 'inspect.message.other-key' : 'inspect.message.unverified')}
          </p>
          <PushTree place={place} node={node} result={result} depth={depth} />
        </>
      )}
    </AnswerView>
  );
}
