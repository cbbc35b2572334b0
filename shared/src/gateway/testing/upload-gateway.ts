import { fromBase64Url } from '../../arweave';
import { startTestServer, type TestReply, type TestRequest } from '../../http/testing/test-server';
import { provenPlace } from '../chunks';

interface PostedChunk {
  data_root: string;
  data_size: string;
  data_path: string;
  offset: string;
  chunk: string;
}

/** A gateway for tests of uploading: takes transactions and chunks, unless a test has it answer otherwise. */
export async function startUploadGateway() {
  const posted: { id: string; data: string }[] = [];
  const places: { start: number; end: number }[] = [];
  let otherwise: (request: TestRequest) => TestReply | undefined = () => undefined;

  const takeChunk = async (body: Buffer): Promise<TestReply> => {
    const { data_root, data_size, data_path, offset, chunk }: PostedChunk = JSON.parse(body.toString());
    const place = await provenPlace({
      dataRoot: fromBase64Url(data_root),
      dataSize: Number(data_size),
      offset: Number(offset),
      proof: fromBase64Url(data_path),
      chunk: fromBase64Url(chunk),
    });
    if (!place) return { status: 400, body: { error: 'invalid_proof' } };
    places.push(place);
    return { body: 'OK' };
  };
  const server = await startTestServer((request) => {
    const other = otherwise(request);
    if (other) return other;
    if (request.url === '/chunk') return takeChunk(request.body);
    if (request.url === '/tx') {
      posted.push(JSON.parse(request.body.toString()));
      return { body: 'OK' };
    }
    return posted.some(({ id }) => request.url === `/tx/${id}/status`) ? { status: 202 } : { status: 404 };
  });
  return {
    url: `${server.url}/`,
    stop: server.stop,
    /** The transactions that it has taken, in order, also when it has one twice. */
    posted,
    /** The places of the accepted chunks in the data, in order. */
    places,
    /** Paths of what was asked, in order. */
    asked: () => server.requests.map(({ method, url }) => `${method} ${url}`),
    /** Replaces its answers as long as the function returns one. */
    answer: (reply: typeof otherwise) => {
      otherwise = reply;
    },
  };
}

export type UploadGateway = Awaited<ReturnType<typeof startUploadGateway>>;
