import { stat } from 'node:fs/promises';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { accessFor } from '../http/access';
import { json } from '../http/answer';
import { createHttpServer } from '../http/server';
import { temporaryFolder } from '../testing/temporary-folder';
import { certificateFor } from './certificate';
import { networkAddress } from './network-address';

const folder = temporaryFolder();

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

describe('the network address', () => {
  it('is one that phones can reach', () => {
    const interfaces = {
      lo: [ipv4('127.0.0.1', true)],
      bridge: [ipv4('172.17.0.1')],
      wifi: [ipv4('192.168.1.5')],
    };
    expect(networkAddress(interfaces)).toBe('192.168.1.5');
    expect(networkAddress({ lo: [ipv4('127.0.0.1', true)], office: [ipv4('10.0.0.7')] })).toBe('10.0.0.7');
  });

  it('is missing on a machine in no network', () => {
    expect(() => networkAddress({ lo: [ipv4('127.0.0.1', true)] })).toThrow('in no network');
  });
});

describe('the certificate', () => {
  const file = () => join(folder(), 'certificate.json');

  it('is kept for the next start, unless the address is another, and only its owner can read it', async () => {
    const first = await certificateFor('192.168.1.5', file());
    expect(await certificateFor('192.168.1.5', file())).toEqual(first);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await certificateFor('192.168.1.6', file())).cert).not.toBe(first.cert);
  });

  it('serves HTTPS that a client who trusts it accepts', async () => {
    const certificate = await certificateFor('127.0.0.1', undefined);
    const routes = [{ method: 'GET', path: '/hello', answer: () => json('hello') }] as const;
    const server = createHttpServer({
      routes,
      access: accessFor([]),
      certificate,
      fallback: async () => undefined,
      report: fail,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const body = await new Promise<string>((resolve, reject) => {
      get(`https://127.0.0.1:${port}/hello`, { ca: certificate.cert, agent: false }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      }).on('error', reject);
    });
    expect(body).toBe('"hello"');
    await new Promise((resolve) => server.close(resolve));
  });
});

function fail(problem: string): never {
  throw new Error(problem);
}
