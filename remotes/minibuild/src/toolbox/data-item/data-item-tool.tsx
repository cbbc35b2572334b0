import { type DataItem, unshared } from '@rainbow-rabbit/shared/arweave';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { Parts } from '../places/parts';
import { usePlace } from '../places/use-place';
import { BuildItem } from './build-item';
import { InspectItem } from './inspect-item';

/** The tool that builds, signs and inspects data items. */
export function DataItemTool() {
  const t = useMessages();
  const { goTo } = usePlace();
  const [given, setGiven] = useState<File>();
  const inspect = ({ id, bytes }: DataItem) => {
    // Passed as a file: a field with megabytes of text blocks a phone.
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
