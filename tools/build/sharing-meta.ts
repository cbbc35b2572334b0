interface SharingParams {
  name: string;
  title: string;
  description: string;
  /** Where the app will be, ending in `/`; empty if the build doesn't know. Most previews need it for the picture. */
  appUrl: string;
}

/** Escapes a text for an attribute of HTML. */
const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the page's description and its preview beside a link, as markup (https://ogp.me). A link's preview never sees
 * the hash, so every route of the app shares this one, in English.
 * @throws TypeError for an invalid address
 */
export function sharingMeta({ name, title, description, appUrl }: SharingParams): string {
  const image = appUrl ? new URL('preview.png', appUrl).href : 'preview.png';
  const properties: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${name}: ${title}`,
    ...(appUrl && { 'og:url': new URL('.', appUrl).href }),
  };
  return [
    `<meta name="description" content="${attribute(description)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${attribute(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}
