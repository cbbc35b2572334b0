import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { EditionNews, OddEditionWarning } from './edition-news';
import { RedrawPart } from './redraw-part';
import type { Sealing } from './use-sealing';

/** Seals an envelope for every player and deals them: the first time, and again for those who came later. */
export function DealCard({ sealing }: { sealing: Sealing }) {
  const { t, errorText, info } = useEventConsole();
  const { step, error, seal } = sealing;
  const { deal } = info;
  const late = info.players - Math.min(info.players, deal?.count ?? 0);
  return (
    <TitledCard title={t('staff.role.deal.title')} tone="raised">
      <p>{t('staff.role.deal.text')}</p>
      {!info.frozen && <Notice>{t('staff.role.deal.before-start')}</Notice>}
      {deal && <EditionNews deal={deal} late={late} />}
      <OddEditionWarning deal={deal} />
      <div role="status">{step && <Spinner label={t(`staff.role.deal.${step}`)} />}</div>
      {step && <p>{t(`staff.role.deal.${step}`)}</p>}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {hasCode(error, 'envelope.no-role-key') && <RedrawPart sealing={sealing} />}
      <div>
        <Button busy={step !== undefined} disabled={!info.frozen} onClick={() => void seal(false)}>
          {t(deal ? 'staff.role.deal.again' : 'staff.role.deal.seal')}
        </Button>
      </div>
    </TitledCard>
  );
}
