import { Tabs } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import type { ToolId } from './domain/tools';
import styles from './parts.module.css';
import { usePlace } from './use-place';
import { useVisited } from './use-visited';

interface Part {
  id: string;
  label: string;
  content: ReactNode;
}

interface PartsProps {
  tool: ToolId;
  label: string;
  parts: readonly Part[];
}

/** A tool with parts, one visible at a time; the others keep their state. */
export function Parts({ tool, label, parts }: PartsProps) {
  const { place, goTo } = usePlace();
  const [first] = parts;
  const selected = parts.find(({ id }) => place.tool === tool && id === place.part) ?? first;
  const visited = useVisited(selected?.id);
  if (!selected) return null;
  return (
    <Tabs
      label={label}
      tabs={parts.map(({ id, label: name }) => ({ id, label: name }))}
      selected={selected.id}
      onSelect={(part) => goTo({ tool, part })}
    >
      {parts
        .filter(({ id }) => visited.has(id))
        .map(({ id, content }) => (
          <div key={id} className={styles.part} hidden={id !== selected.id}>
            {content}
          </div>
        ))}
    </Tabs>
  );
}
