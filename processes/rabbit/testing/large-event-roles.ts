import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { LiveProcess } from '../../common/testing/live-process';
import {
  acknowledgementBytes,
  claimBytes,
  drawPartBytes,
  maxEditions,
  maxPrintedSettled,
  maxReasonLength,
  slotMs,
} from '../client';
import { largeEventTime } from './large-event';
import { TestDraw } from './test-draw';
import { testKeyDigest } from './test-key';

/** Rows of each list that a page of the staff's console reads. */
const listed = 200;

/** Editions that were dealt: all that an event can have, but one. */
export const listedEditions = maxEditions - 1;

const draw = new TestDraw();
/** The sealed part of the last edition, the only part that opens: its White Rabbit is the last of all draws. */
const lastPart = fromBase64Url(draw.sealed(listedEditions, listedEditions));
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * Adds to a large event, by writing its state, what the messages about roles, badges and disputes need to do all their
 * work: editions of the envelopes, printed scans that wait, acknowledgements and disputes.
 */
export async function addRolesToLargeEvent(rabbit: LiveProcess): Promise<void> {
  await rabbit.evaluateLua(`
    local state, now, total = RabbitState, ${largeEventTime}, RabbitState.players.total
    local claims, printed, given, disputes = state.claims, state.printedScans, state.acknowledgements, state.disputes
    local function unhex(text)
      return (text:gsub('..', function(byte) return string.char(tonumber(byte, 16)) end))
    end
    local function fill(column, from, to, byte)
      local all = table.concat(column.pages) .. string.rep(byte, column.size * (to - from + 1))
      for page = 1, (to + 63) // 64 do
        column.pages[page] = all:sub((page - 1) * 64 * column.size + 1, page * 64 * column.size)
      end
    end
    for scan = 1, ${maxPrintedSettled} do
      local id, scanner = claims.total + scan, total - 60 + scan
      claims.scanner[id], claims.rabbit[id], claims.slot[id] = scanner, 1, now // ${slotMs}
      claims.at[id], claims.block[id], claims.status[id], claims.below[id] = now, 1, 'pending', false
      claims.beside[id], claims.earlier[id], state.players.latest[1][scanner] = false, false, id
      printed.claim[scan], state.badges.scanOf[id] = id, scan
    end
    assert(claims.proof.size == ${claimBytes} and given.sealed.size == ${acknowledgementBytes})
    fill(claims.proof, claims.total + 1, claims.total + ${maxPrintedSettled}, '\\0')
    claims.total, printed.total = claims.total + ${maxPrintedSettled}, ${maxPrintedSettled}
    state.badges.pending, state.event.printed = ${maxPrintedSettled}, 'allowed'
    for row = 1, ${listed} do
      given.player[row], given.edition[row], given.at[row], state.acknowledgementOf[row] = row, 1, now, row
      disputes.player[row], disputes.claim[row], disputes.at[row] = row + 1, row, now
      disputes.reason[row], disputes.status[row] = string.rep('開', ${maxReasonLength}), 'open'
      state.disputing.byPlayer[row + 1] = 1
    end
    fill(given.sealed, 1, ${listed}, '\\4')
    given.total, disputes.total, state.disputing.open = ${listed}, ${listed}, ${listed}
    state.roles.draw = {
      commitment = unhex('${hexOf(fromBase64Url(draw.commit.commitment))}'), acknowledgementKey = string.rep('\\4', 65), at = now,
    }
    state.event.keyDigest = unhex('${hexOf(fromBase64Url(testKeyDigest))}')
    state.registrations.frozen = { hash = string.rep('x', 32), players = total, at = now, block = 1 }
    for edition = 1, ${listedEditions} do
      state.roles.deals[edition] = {
        table = string.rep('A', 43), hash = string.rep('x', 32), count = total, at = now,
        sealed = string.rep('x', ${drawPartBytes}), keyDigest = state.event.keyDigest,
      }
    end
    state.roles.deals[${listedEditions}].sealed = unhex('${hexOf(lastPart)}')`);
}
