import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { TaskProps } from '../bot/task';
import { termsOf } from '../terms/terms-versions';
import { type TokenFields, termsOfFields } from './domain/token-fields';
import { LaunchSummary } from './launch-summary';
import { LaunchTask } from './launch-task';
import { TokenForm } from './token-form';
import { tokenTask } from './token-task';

const tokenTerms = (fields: TokenFields, creator: string): TokenTerms | undefined =>
  termsOfFields(fields, { creator, agreement: { terms: 'tokens', ...termsOf('tokens') } });

/** Launches a token. */
export function TokenLaunch(props: TaskProps) {
  return (
    <LaunchTask
      {...props}
      kind={tokenTask}
      termsOf={tokenTerms}
      form={(form) => <TokenForm {...form} />}
      summary={(terms) => <LaunchSummary terms={terms} />}
      pathOf={(process) => `/devbot/tokens/${process}`}
    />
  );
}
