import { ButtonLink, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { botPath } from '../../bot/command-path';
import { useMessages } from '../../messages';
import { BackToBot } from '../listed/back-to-bot';
import { ListedProcessList } from '../listed/listed-process-list';
import { useListedProcesses } from '../listed/use-listed-processes';
import { useToolsMessages } from '../tools-messages';
import { LaunchedFacts } from './launched-facts';
import { useTurns } from './use-turns';

const launched = { tokenKinds: ['memecoin', 'token'] };

/** The tokens and memecoins that anybody launched, newest first: nothing else decides their order. Each is checked once it is seen. */
export function LaunchedPage() {
  const first = useMessages();
  const t = useToolsMessages();
  const listed = useListedProcesses(launched);
  const takeTurn = useTurns();
  return (
    <Page title={first('title.launched')} intro={t('launched.intro')} width="narrow">
      <ListedProcessList
        label={first('title.launched')}
        listed={listed}
        more={(row) => <LaunchedFacts row={row} takeTurn={takeTurn} />}
        none={
          <Notice action={<ButtonLink to={botPath('/launch token')}>{t('mine.none.act')}</ButtonLink>}>
            {t('launched.none')}
          </Notice>
        }
      />
      <BackToBot />
    </Page>
  );
}
