import type { LayoutLook } from './look';

interface LookParams extends Omit<LayoutLook, 'header' | 'main' | 'footer'> {
  /** The parts that are light or dark by day and by night, as a screen or printed paper is. */
  schemes?: Readonly<Partial<Record<'header' | 'main' | 'footer', 'light' | 'dark'>>>;
}

/** Makes a look from the names of its variants. The main landmark is named after the type. */
export function lookOf({ schemes = {}, ...look }: LookParams): LayoutLook {
  const { header, type, footer } = look.parts;
  return {
    ...look,
    header: { 'data-variant': header, 'data-scheme': schemes.header },
    main: { 'data-variant': type, 'data-scheme': schemes.main },
    footer: { 'data-variant': footer, 'data-scheme': schemes.footer },
  };
}
