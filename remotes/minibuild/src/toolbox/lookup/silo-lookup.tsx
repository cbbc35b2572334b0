import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useTask } from '@rainbow-rabbit/parts/task';
import { readSilo } from '@rainbow-rabbit/shared/gateway';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { ToolForm } from '../fields/tool-form';
import { useGateway } from '../gateway/use-gateway';
import { PlaceLink } from '../places/place-link';
import { TaskOutcome } from '../task/task-outcome';
import { DataPreview } from './data-preview';
import styles from './silo-lookup.module.css';

/** Opens a silo by its name. The name is its key, so it is part of no link. */
export function SiloLookup() {
  const t = useMessages();
  const { reader } = useGateway();
  const { task, run, reset } = useTask<Awaited<ReturnType<typeof readSilo>>>();
  const [name, setName] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    void run(() => readSilo(name, reader));
  };
  const write = (text: string) => {
    reset();
    setName(text.trim());
  };
  return (
    <FoldedPart className={styles.silo} label={t('silo.open-instead')}>
      <div className={styles.inside}>
        <ToolForm onSubmit={open}>
          <TextField
            label={t('silo.name')}
            hint={t('silo.name.hint')}
            value={name}
            onChange={({ target }) => write(target.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary" wide busy={task.status === 'running'}>
            {t('silo.open')}
          </Button>
        </ToolForm>
        <TaskOutcome task={task}>
          {(found) => (
            <>
              <Notice tone="success">{t('silo.opened')}</Notice>
              <Facts>
                <Fact
                  label={t('item.id')}
                  action={<PlaceLink to={{ tool: 'lookup', id: found.id }}>{t('done.look-up')}</PlaceLink>}
                >
                  {found.id}
                </Fact>
              </Facts>
              <DataPreview bytes={found.bytes} />
            </>
          )}
        </TaskOutcome>
      </div>
    </FoldedPart>
  );
}
