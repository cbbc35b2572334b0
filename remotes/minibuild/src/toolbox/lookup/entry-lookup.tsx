import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { useMessages } from '../../messages';
import { usePlace } from '../places/use-place';
import { Entry } from './entry';
import { LookUpForm } from './look-up-form';
import { SiloLookup } from './silo-lookup';

/** Looks up a transaction or data item by its id. */
export function EntryLookup() {
  const t = useMessages();
  const { place, goTo } = usePlace();
  const isHere = place.tool === 'lookup' && (place.part ?? 'entry') === 'entry';
  const id = isHere ? place.id : undefined;
  return (
    <>
      <LookUpForm
        label={t('entry.id')}
        hint={t('entry.id.hint')}
        id={id}
        errorOf={(text) => (isAddress(text) ? undefined : t('entry.id.wrong'))}
        onLookUp={(text) => goTo({ tool: 'lookup', id: text })}
      />
      {id && isAddress(id) && <Entry key={id} id={id} />}
      {!id && <SiloLookup />}
    </>
  );
}
