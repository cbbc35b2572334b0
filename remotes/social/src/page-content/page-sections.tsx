import type { ReactNode } from 'react';
import type { PageLink, PagePicture } from './domain/content-schema';
import { safeAddress } from './domain/safe-address';
import styles from './page-content.module.css';
import type { ReadySection } from './ready-content';
import { RichTextView } from './rich-text-view';
import { SafeLink } from './safe-link';
import { StoredImage } from './stored-image';

interface PageSectionsProps {
  sections: readonly ReadySection[];
  /** The city's organisers, for the section that shows them. */
  organisers?: ReactNode;
}

/** The sections of a page that organisers wrote, each below a heading of the second level. */
export function PageSections({ sections, organisers }: PageSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the content has two of the same maybe, and never moves one
        <section key={`${index}-${section.kind}`} className={styles.section}>
          {section.title && <h2 dir="auto">{section.title}</h2>}
          <SectionBody section={section} organisers={organisers} />
        </section>
      ))}
    </div>
  );
}

function SectionBody({ section, organisers }: { section: ReadySection; organisers: ReactNode }) {
  switch (section.kind) {
    case 'links':
      return <PageLinks links={section.links} />;
    case 'pictures':
      return <PagePictures pictures={section.pictures} />;
    default:
      return (
        <>
          <RichTextView rich={section.rich} />
          {section.kind === 'organisers' && organisers}
        </>
      );
  }
}

function PageLinks({ links }: { links: readonly PageLink[] }) {
  const shown = links.flatMap((link) => {
    const address = safeAddress(link.address);
    return address ? [{ ...link, address }] : [];
  });
  return (
    <ul className={styles.links}>
      {shown.map(({ address, label, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the content has two of the same maybe, and never moves one
        <li key={`${index}-${address.to}`} dir="auto">
          <SafeLink address={address}>{label}</SafeLink>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function PagePictures({ pictures }: { pictures: readonly PagePicture[] }) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the content has two of the same maybe, and never moves one
        <li key={`${index}-${picture.id}`}>
          <StoredImage picture={picture} alt={picture.alt} />
        </li>
      ))}
    </ul>
  );
}
