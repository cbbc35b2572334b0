import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts that the page's decoding workers have read. */
    readTexts?: string[];
    /** The camera tracks the page has opened. */
    openedTracks?: MediaStreamTrack[];
  }
}

/** Records, from the next page load on, the texts that decoding workers send to the page. */
export async function listenToDecoding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    window.readTexts = texts;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (typeof data?.text === 'string') texts.push(data.text);
        });
      }
    };
  });
}

/** Everything read since the page was loaded, in order, with repetitions. */
export const textsRead = (page: Page): Promise<string[]> => page.evaluate(() => window.readTexts ?? []);

/** Remembers, from the next page load on, which camera tracks the page opens. */
export async function watchTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    window.openedTracks = tracks;
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Returns the number of camera tracks that are running. */
export const tracksRunning = (page: Page): Promise<number> =>
  page.evaluate(() => (window.openedTracks ?? []).filter(({ readyState }) => readyState === 'live').length);
