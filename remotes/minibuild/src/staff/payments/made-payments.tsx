import { Row, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { personText, useNames } from '@rainbow-rabbit/parts/console/people';
import { csvText } from '@rainbow-rabbit/parts/console/tables';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useLocale, useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useContestStaffMessages } from '../staff-messages';
import { usePayments } from './payments';
import styles from './payments.module.css';

const columns = ['time', 'entry', 'title', 'recipient', 'quantity', 'token', 'message', 'by'] as const;

/** The recorded payments, newest first, each with its proof. */
export function MadePayments() {
  const { payments, amount } = usePayments();
  const t = useContestStaffMessages();
  const ofConsoles = useConsoleMessages();
  const shared = useSharedMessages();
  const { iso } = useLocale();
  const { explorer } = useNetwork();
  const nameOf = useNames(payments.map(({ address }) => address));
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const save = () =>
    saveFile(
      'contest-payments.csv',
      csvText(
        columns,
        payments.map(({ paidAt, entry, title, address, quantity, token, message, by }) => [
          new Date(paidAt).toISOString(),
          entry,
          title,
          address,
          // A quantity is larger than the numbers of spreadsheets.
          quantity,
          token,
          message,
          by,
        ]),
      ),
      'text/csv',
    );
  if (payments.length === 0) return null;
  return (
    <TitledCard title={t('staff.pay.made')}>
      <Stack as="ul" isTight>
        {payments.map(({ payment, title, entry, address, quantity, message, paidAt }) => (
          <li key={payment} className={styles.payment}>
            <strong>{amount(quantity)}</strong> → {personText(address, nameOf(address))}
            <br />
            {title} #{entry} · {time.format(paidAt)}
            {explorer && (
              <>
                {' · '}
                <a href={`${explorer}${message}`} target="_blank" rel="noopener noreferrer">
                  {t('staff.pay.proof')} <Icon name="external" />
                  <VisuallyHidden>{shared('new-tab')}</VisuallyHidden>
                </a>
              </>
            )}
          </li>
        ))}
      </Stack>
      <Row>
        <Button variant="secondary" onClick={save}>
          {ofConsoles('save.csv')}
        </Button>
      </Row>
    </TitledCard>
  );
}
