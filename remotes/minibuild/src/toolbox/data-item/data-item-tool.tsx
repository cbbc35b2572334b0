import { type DataItem, unshared } from '@rainbow-rabbit/shared/arweave';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { Parts } from '../places/parts';
import { usePlace } from '../places/use-place';
import { BuildItem } from './build-item';
import { InspectItem } from './inspect-item';

/** Building and signing a data item, and taking one apart. */
export function DataItemTool() {
  const t = useMessages();
  const { goTo } = usePlace();
  const [given, setGiven] = useState<File>();
  const inspect = ({ id, bytes }: DataItem) => {
    // As a file: megabytes of text in a field make a phone stand still.
    setGiven(new File([unshared(bytes)], `${id}.bin`));
    goTo({ tool: 'data-item', part: 'inspect' });
  };
  return (
    <Parts
      tool="data-item"
      label={t('tool.data-item.title')}
      parts={[
        { id: 'build', label: t('item.build'), content: <BuildItem onInspect={inspect} /> },
        { id: 'inspect', label: t('item.inspect'), content: <InspectItem key={given?.name} given={given} /> },
      ]}
    />
  );
}
