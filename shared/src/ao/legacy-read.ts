import { unlessAborted } from '../waiting';
import { aborted, assertGoesOn, itemOf } from './message-item';
import { resultSchema } from './result-schema';
import type { AoClient } from './types';
import { askUnit, defaultMaxAgeMs, type UnitClientOptions } from './units';

/** The sender of a dry run that names none. No wallet has this address. */
const nobody = '0'.repeat(43);

/** Returns the dry runs of a legacy compute unit, whose URL may end with a slash. */
export const legacyRead =
  (
    cu: string,
    { cache, timeoutMs, fetch }: UnitClientOptions & Required<Pick<UnitClientOptions, 'cache'>>,
  ): AoClient['read'] =>
  async (message, { maxAgeMs = defaultMaxAgeMs, signal } = {}) => {
    assertGoesOn(signal);
    const { process, owner = nobody } = message;
    const { tags, data } = itemOf(message);
    const body = JSON.stringify({
      Id: '0',
      Owner: owner,
      Target: process,
      Data: data,
      Anchor: '0',
      Tags: tags,
    });
    const url = `${cu.replace(/\/+$/, '')}/dry-run?process-id=${process}`;
    const ask = () =>
      askUnit(url, resultSchema, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        timeoutMs,
        fetch,
      });
    return unlessAborted(cache.read({ key: `${url} ${body}`, process, maxAgeMs, ask }), signal, aborted);
  };
