/** @jest-environment node */
import { claimOf, createChain, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { type Address, type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { genuineCatches } from './genuine-catches';

const idOf = (seed: number) => toBase64Url(new Uint8Array(32).fill(seed));
const process = idOf(1) as ProcessId;
const own = { rabbit: 5 as RabbitId, address: idOf(2) as Address, start: 100 };
const bramble = { rabbit: 6 as RabbitId, nickname: 'Bramble', address: idOf(3) as Address, at: 1 };

test('only a claim that was made with the own token of its slot, by the one whom it names, is genuine', async () => {
  const chain = await createChain({ address: own.address, length: 10, seed: new Uint8Array(10).fill(9) });
  const claimAt = (slot: number, address = bramble.address) => {
    const token = chain.tokenAt(slot - own.start) ?? new Uint8Array(10);
    return toBase64Url(claimOf({ process, rabbit: own.rabbit, slot, token, address }));
  };
  const genuine = { ...bramble, slot: 103, claim: claimAt(103) };
  const listed = [
    genuine,
    { ...bramble, slot: 104, claim: claimAt(103) },
    { ...bramble, slot: 103, claim: claimAt(103, idOf(4) as Address) },
    { ...bramble, slot: 111, claim: claimAt(111) },
    { ...bramble, slot: 100, claim: claimAt(100) },
    { ...bramble, slot: 103, claim: 'x' },
  ];
  expect(genuineCatches(listed, { process, ...own, chain })).toEqual([genuine]);
});
