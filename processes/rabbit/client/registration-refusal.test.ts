import type { AoClient, AoMessage } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createRabbitClient } from './rabbit-client';

const process = 'A'.repeat(43) as ProcessId;
const ticket = { batch: 1, index: 0, code: 'secret', path: '' };
const registration = {
  nickname: 'Moss',
  sealedContact: 'contact',
  roleKey: 'key',
  chainAnchor: 'anchor',
  chainStart: 1,
  chainLength: 2,
  ticket,
};

async function ask(Error: string) {
  const asked: unknown[] = [];
  const read = async (...question: [AoMessage, unknown]) => {
    asked.push(question);
    return { Error, Messages: [] };
  };
  const client = createRabbitClient({ read } as unknown as AoClient, process);
  const refusal = await client.registrationRefusal(registration);
  return { asked, code: refusal?.code };
}

describe('the question for what a registration would be refused for', () => {
  it('is asked afresh in nobody’s name, and without the ticket', async () => {
    const { ticket: _, ...rest } = registration;
    const question = {
      process,
      tags: [{ name: 'Action', value: 'Register' }],
    };
    const [asked, ...more] = (await ask('rr:ticket.missing')).asked;
    expect(more).toEqual([]);
    expect(asked).toMatchObject([question, { maxAgeMs: 0 }]);
    expect(asked).not.toHaveProperty('0.owner');
    const [{ data }] = asked as [AoMessage];
    expect(JSON.parse(data ?? '')).toEqual({ ...rest, sequence: expect.any(Number) });
  });

  it.each([
    ['rr:player.nickname-invalid', 'player.nickname-invalid'],
    ['rr:event.full', 'event.full'],
    ['rr:ticket.missing', undefined],
    ['rr:chain.clock-off', undefined],
    ['rr:player.address-unsupported', undefined],
  ])('that is answered by %s finds %s', async (error, code) => {
    expect((await ask(error)).code).toBe(code);
  });

  it('fails where the answer is none of the process', async () => {
    await expect(ask('out of memory')).rejects.toThrow('ao.process-failed');
  });
});
