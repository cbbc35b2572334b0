import type { ProcessPlace } from '@rainbow-rabbit/processes/common/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card, Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { CopyLine } from '../../fields';
import { useWakingInterval } from '../../use-awake';
import { useTask } from '../../use-task';
import { BackLink, Stack } from '../layout';
import { useStaff } from '../session';
import { useConsoleErrorText } from '../session/staff';
import { useFoundingMessages } from './founding-messages';
import { type NetworkEntries, networkFileWith } from './network-file';

const readEveryMs = 60_000;

export interface MadeProcessProps<State> {
  process: ProcessId;
  /** Reads the process anew. */
  read: (place: ProcessPlace) => Promise<State>;
  /** The name of what was made, as an object of “make”. */
  noun: string;
  /** The path of the page that makes another one. */
  home: string;
  /** Returns the entries of `network.json` that name it. */
  entriesOf: (process: ProcessId, state: State) => NetworkEntries;
  /** Returns what else there is to do, below the file. */
  next: (process: ProcessId, state: State) => ReactNode;
}

/** A process that the person at the console made: its id, the file that makes an app use it, and what comes next. */
export function MadeProcess<State extends { owner: Address }>(props: MadeProcessProps<State>) {
  const { process, read, noun, home, entriesOf, next } = props;
  const t = useFoundingMessages();
  const errorText = useConsoleErrorText();
  const ao = useAo();
  const { address } = useStaff();
  const { reading } = useReading({
    key: process,
    read: () => read({ ao, process }),
    everyMs: useWakingInterval(readEveryMs),
  });
  const state = valueOf(reading);
  const { task, run } = useTask<unknown>();
  const save = async (made: State) =>
    saveFile('network.json', await networkFileWith(entriesOf(process, made)), 'application/json');
  return (
    <Page title={t('founding.title', { noun })} width="narrow">
      {reading.status === 'loading' && <Spinner label={t('founding.loading')} />}
      {reading.status === 'failed' && <Notice tone="error">{errorText(reading.error)}</Notice>}
      {state && state.owner !== address && <Notice tone="warning">{t('founding.not-yours')}</Notice>}
      {state && state.owner === address && (
        <>
          <Card tone="raised" rainbow>
            <Stack>
              <Notice tone="success">{t('founding.made')}</Notice>
              <CopyLine what={t('founding.id')} text={process} />
              <p>{t('founding.file.text')}</p>
              <Button onClick={() => void run(() => save(state))}>{t('founding.file')}</Button>
              {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
            </Stack>
          </Card>
          <Card>
            <Stack>{next(process, state)}</Stack>
          </Card>
        </>
      )}
      <BackLink to={home}>{t('founding.another')}</BackLink>
    </Page>
  );
}
