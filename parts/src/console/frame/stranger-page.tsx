import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps } from 'react';
import { CopyLine } from '../../fields';
import { HelperQr } from '../helpers';
import { useStaff } from '../session';

interface StrangerPageProps {
  process: ComponentProps<typeof HelperQr>['process'];
  title: string;
  home: { to: string; label: string };
  words: {
    title: string;
    text: string;
    /** Says to whom the address goes where the code can't be scanned. */
    or?: string;
    /** Names the address. */
    address: string;
  };
}

/** Notifies a person that they have no part in running a process, with their code and address to give to its owner. */
export function StrangerPage({ process, title, home, words }: StrangerPageProps) {
  const { address } = useStaff();
  return (
    <Page title={title} width="narrow">
      <Card tone="raised">
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <HelperQr process={process} />
        {words.or && <p>{words.or}</p>}
        <CopyLine what={words.address} text={address} />
        <ButtonLink to={home.to} variant="secondary">
          {home.label}
        </ButtonLink>
      </Card>
    </Page>
  );
}
