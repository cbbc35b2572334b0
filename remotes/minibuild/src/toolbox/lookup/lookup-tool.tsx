import { useMessages } from '../../messages';
import { Parts } from '../places/parts';
import { BlockLookup } from './block-lookup';
import { EntryLookup } from './entry-lookup';
import { NetworkInfo } from './network-info';

/** The tool that looks up entries, blocks and the state of the network. */
export function LookupTool() {
  const t = useMessages();
  return (
    <Parts
      tool="lookup"
      label={t('tool.lookup.title')}
      parts={[
        { id: 'entry', label: t('lookup.entry'), content: <EntryLookup /> },
        { id: 'block', label: t('lookup.block'), content: <BlockLookup /> },
        { id: 'network', label: t('lookup.network'), content: <NetworkInfo /> },
      ]}
    />
  );
}
