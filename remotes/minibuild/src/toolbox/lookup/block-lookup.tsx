import { useMessages } from '../../messages';
import { usePlace } from '../places/use-place';
import { BlockFacts } from './block-facts';
import { isBlockName } from './domain/block-name';
import { LookUpForm } from './look-up-form';

/** Looks up a block by its height or its hash. */
export function BlockLookup() {
  const t = useMessages();
  const { place, goTo } = usePlace();
  const id = place.part === 'block' ? place.id : undefined;
  return (
    <>
      <LookUpForm
        label={t('block.name')}
        hint={t('block.name.hint')}
        id={id}
        errorOf={(name) => (isBlockName(name) ? undefined : t('block.name.wrong'))}
        onLookUp={(name) => goTo({ tool: 'lookup', part: 'block', id: name })}
      />
      {id && isBlockName(id) && <BlockFacts key={id} name={id} />}
    </>
  );
}
