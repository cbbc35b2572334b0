interface WebManifestParams {
  name: string;
  /** The app's description by language tag, the first one for every other language. */
  descriptions: Readonly<Record<string, string>>;
}

/** The page's colours in the light scheme, as the browser draws them around it. */
const paper = '#fff8ee';

/**
 * Returns the web manifest, by which phones install the app (https://www.w3.org/TR/appmanifest/). Its addresses are
 * relative, so it serves an app at any path.
 */
export function webManifest({ name, descriptions }: WebManifestParams) {
  const [[lang, description] = ['en', ''], ...others] = Object.entries(descriptions);
  return {
    id: './',
    name,
    short_name: name,
    lang,
    dir: 'ltr',
    description,
    description_localized: Object.fromEntries(others),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['games', 'events'],
    icons: [
      { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: 'icon-maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
