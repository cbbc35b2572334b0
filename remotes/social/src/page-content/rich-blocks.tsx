import type { ReactNode } from 'react';
import type { Block } from './domain/rich-text';
import { InlineParts } from './inline-parts';
import styles from './page-content.module.css';

/** The blocks of a rich text, each with the direction that its own letters have. */
export function RichBlocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place, since a text is parsed as a whole
  return blocks.map((block, index) => <RichBlock key={`${index}-${block.is}`} block={block} />);
}

function RichBlock({ block }: { block: Block }) {
  switch (block.is) {
    case 'paragraph':
      return (
        <p dir="auto">
          <InlineParts parts={block.parts} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading dir="auto" className={styles.heading}>
          <InlineParts parts={block.parts} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <RichBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its place
        <li key={index} dir="auto">
          <RichBlocks blocks={blocks} />
        </li>
      ));
      return block.start === undefined ? (
        <ul className={styles.list}>{items}</ul>
      ) : (
        <ol className={`${styles.list} ${styles.numbered}`} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'code':
      return (
        <pre dir="auto" className={styles.code}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className={styles.rule} />;
  }
}
