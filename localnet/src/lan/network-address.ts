import { networkInterfaces } from 'node:os';

/** This machine's IPv4 address in the local network. @throws when it is in none */
export function networkAddress(interfaces = networkInterfaces()): string {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  const outside = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  // Home and office networks first: containers and tunnels have addresses of their own.
  const found = outside.find(({ address }) => address.startsWith('192.168.')) ?? outside[0];
  if (!found) throw new Error('This machine is in no network, so phones can not reach it.');
  return found.address;
}
