import {
  type ProcessPlace,
  type ProcessSendOptions,
  publishPage,
} from '@rainbow-rabbit/processes/community/client';

/** A page's content with one section of text, in the form that the pages of cities have. */
const contentOf = (title: string, body: string) =>
  JSON.stringify({ v: 1, sections: [{ kind: 'text', title, body }] });

const city = 'chandig';
const english = 'This page is a demo: an organiser wrote it on the page itself.';

/** Publishes a page with two revisions, and a translation of the first one, which is now older than its original. */
export async function publishDemoPages(community: ProcessPlace, options: ProcessSendOptions): Promise<void> {
  const en = { city, language: 'en' as const };
  await publishPage(community, { ...en, base: 0, content: contentOf('Chandigarh', english) }, options);
  const japanese = contentOf(
    'チャンディーガル',
    'これはデモのページです。主催者がこのページ上で書きました。',
  );
  const from = { language: 'en' as const, number: 1 };
  await publishPage(community, { city, language: 'ja', base: 0, content: japanese, from }, options);
  const second = contentOf(
    'Chandigarh',
    `${english}\n\n**Newer than its translations**, as the editor shows.`,
  );
  await publishPage(community, { ...en, base: 1, content: second }, options);
}
