import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { TaskProps } from '../../bot/task';
import { LaunchTask } from '../../launch/launch-task';
import { termsOf } from '../../terms/terms-versions';
import { type MemecoinFields, memecoinTerms } from './memecoin-fields.domain';
import { MemecoinForm } from './memecoin-form';
import { MemecoinSummary } from './memecoin-summary';
import { memecoinTask } from './memecoin-task';

const termsOfMemecoin = (fields: MemecoinFields, creator: string): TokenTerms | undefined =>
  memecoinTerms(fields, { creator, agreement: { terms: 'memecoins', ...termsOf('memecoins') } });

/** Launches a memecoin. */
export function MemecoinLaunch(props: TaskProps) {
  return (
    <LaunchTask
      {...props}
      kind={memecoinTask}
      termsOf={termsOfMemecoin}
      form={(form) => <MemecoinForm {...form} />}
      summary={(terms) => <MemecoinSummary terms={terms} />}
      pathOf={(process) => `/devbot/memecoins/${process}`}
    />
  );
}
