import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Notice, Page, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BackLink } from '../frame/back-link';
import { useMakingMessages } from './making-messages';
import styles from './making-page.module.css';
import { MakingProgress } from './making-progress';
import type { MakingState } from './use-making';

interface MakingPageProps {
  /** The name of what is made, as an object of “make”. */
  noun: string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
  /** The page above. */
  home: { to: string; label: string };
  /** Name of the field, for the browser. */
  fieldName: string;
  /** Characters of the longest name. */
  maxNameLength: number;
  state: MakingState;
  /** The name of what is being made, or was begun in an earlier visit. */
  begun: string | undefined;
  /** Another way to make one, above the form. */
  before?: ReactNode;
  /** Further fields, below the name. */
  fields?: ReactNode;
  /** Called with the name, without white space around it; empty for what was begun. */
  onMake: (name: string) => void;
}

/** The page that makes a process: it asks for a name, shows the steps, and goes on with what an earlier visit began. */
export function MakingPage(props: MakingPageProps) {
  const { noun, errorText, home, fieldName, maxNameLength, state, begun, before, fields, onMake } = props;
  const t = useMakingMessages();
  const canMake = useNetwork().ao.spawn !== undefined;
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isMaking = state.status === 'making';
  const goesOn = begun !== undefined && !isMaking;
  const isNew = begun === undefined && !isMaking;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    const isReady = begun !== undefined || text !== '';
    setIsMissing(!isReady);
    if (isReady) onMake(text);
  };

  return (
    <Page title={t('making.title', { noun })} intro={t('making.intro')} width="narrow">
      {canMake && isNew && before}
      {canMake ? (
        <Card tone="raised" rainbow>
          <form className={styles.form} onSubmit={submit} noValidate>
            {goesOn && <Notice title={begun}>{t('making.begun', { noun })}</Notice>}
            {isMaking && <h2>{begun}</h2>}
            {isNew && (
              <>
                <TextField
                  label={t('making.name')}
                  hint={t('making.name-hint')}
                  error={isMissing ? t('making.name-missing') : undefined}
                  name={fieldName}
                  autoComplete="off"
                  maxLength={maxNameLength}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
                {fields}
              </>
            )}
            {!isNew && <MakingProgress state={state} noun={noun} />}
            {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
            <Button type="submit" busy={isMaking} wide>
              {goesOn ? t('making.go-on') : t('making.act', { noun })}
            </Button>
          </form>
        </Card>
      ) : (
        <Notice tone="warning">{t('making.no-network', { noun })}</Notice>
      )}
      <BackLink to={home.to}>{home.label}</BackLink>
    </Page>
  );
}
