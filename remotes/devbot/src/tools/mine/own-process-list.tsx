import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { botPath } from '../../bot/command-path';
import { ListedProcessList } from '../listed/listed-process-list';
import { useToolsMessages } from '../tools-messages';
import styles from './mine-page.module.css';
import { useOwnProcesses } from './use-own-processes';

/** The list of a wallet's processes; for a wallet without any, the way to the first one. */
export function OwnProcessList({ owner }: { owner: string }) {
  const t = useToolsMessages();
  return (
    <>
      <p className={styles.owner}>{t('mine.of', { address: owner })}</p>
      <ListedProcessList
        label={t('mine.list')}
        listed={useOwnProcesses(owner)}
        none={
          <Notice action={<ButtonLink to={botPath('/launch token')}>{t('mine.none.act')}</ButtonLink>}>
            {t('mine.none')}
          </Notice>
        }
      />
    </>
  );
}
