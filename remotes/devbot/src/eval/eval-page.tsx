import { useNavigate, useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import { ChooseProcess } from './choose-process';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';
import { Workbench } from './workbench';

/** The page on which code is tried, on a fresh process or on a copy of the one in the address. */
export function EvalPage() {
  const t = useEvalMessages();
  const { process } = useParams();
  const navigate = useNavigate();
  return (
    <Page title={t('eval.title')} intro={t('eval.intro')} width="wide">
      <div className={styles.stack}>
        <ChooseProcess
          key={process}
          process={process ?? ''}
          onChoose={(chosen) => void navigate(chosen === '' ? '/devbot/eval' : `/devbot/eval/${chosen}`)}
        />
        <Workbench key={`bench ${process}`} process={process} />
      </div>
    </Page>
  );
}
