import { type LiveProcess, owner } from '../../common/testing/live-process';
import { maxRabbits, maxTicketsPerBatch, slotMs } from '../client';
import { publicKeyOf } from './event-under-test';

/** The time of everything in a large event, at the start of a slot, in Unix milliseconds. */
export const largeEventTime = 58_333_400 * slotMs;

/** The address of a player of a large event. */
export const largeEventAddress = (player: number) => `${String(player).padStart(42, '0')}A`;

interface LargeEvent {
  players: number;
  /** Claims; each player in turn has one of each of `coloursEach` colours, on rabbits near by. */
  claims: number;
  coloursEach: number;
  status: 'pending' | 'confirmed';
  /** A rabbit that all others scanned who have a claim of its colour. */
  popular?: number;
}

/**
 * Makes a running event of any size by writing its state, since so many messages would take an hour. What it writes is
 * what registrations and scans of one moment leave.
 */
export async function makeLargeEvent(rabbit: LiveProcess, size: LargeEvent): Promise<void> {
  await rabbit.reset();
  const act = (action: string, data: object = {}) =>
    rabbit.send({ from: owner, action, data: { reason: 'test', ...data }, at: largeEventTime, block: 1 });
  await act('Configure', {
    slug: 'test',
    name: 'Test',
    contactKey: publicKeyOf('contact'),
    admission: 'open',
    capacity: maxRabbits,
  });
  await act('Admit', { batch: 1, root: 'A'.repeat(22), count: maxTicketsPerBatch });
  await act('Open');
  await act('Start');
  await rabbit.evaluateLua(`
    local state, total, now = RabbitState, ${size.players}, ${largeEventTime}
    local slot, players, chains, claims = now // ${slotMs}, RabbitState.players, RabbitState.chains, RabbitState.claims
    local function packed(column, count, byte)
      for index = 1, (count + 63) // 64 do
        local entries = math.min(64, count - (index - 1) * 64)
        column.pages[index] = string.rep(byte, column.size * entries)
      end
    end
    for number = 1, total do
      local address = string.format('%042dA', number)
      players.address[number], players.nickname[number] = address, 'P' .. number
      players.xUsername[number], players.banned[number], players.chain[number] = false, false, number
      players.removed[number] = false
      players.count[number], players.at[number] = 0, 0
      players.voided[number], players.given[number], players.claims[number] = 0, 0, 0
      for colour = 1, 7 do players.latest[colour][number] = false end
      players.gift[number], players.answer[number], players.reported[number] = false, false, 0
      players.byTicket[number] = false
      for _, links in pairs(players.place) do links[number] = 0 end
      state.rabbitByAddress[address], state.rabbitByNickname['p' .. number] = number, number
      chains.start[number], chains.length[number], chains.slot[number] = slot - 5, 2880, slot - 5
      chains.older[number], chains.open[number] = false, false
      chains.after[number] = slot - 5
    end
    players.total, chains.total = total, total
    packed(players.contact, total, '\\4')
    packed(players.roleKey, total, '\\4')
    packed(chains.value, total, '\\0')
    for id = 1, ${size.claims} do
      local scanner, turn = (id - 1) // ${size.coloursEach} + 1, (id - 1) % ${size.coloursEach} + 1
      local rabbit, popular = (scanner - 1 + turn) % (total // 7 * 7) + 1, ${size.popular ?? 'nil'}
      if popular and scanner ~= popular and (rabbit - popular) % 7 == 0 then rabbit = popular end
      claims.scanner[id], claims.rabbit[id], claims.slot[id] = scanner, rabbit, slot
      claims.at[id], claims.block[id], claims.status[id], claims.below[id] = now, 1, '${size.status}', false
      claims.beside[id] = false
      claims.earlier[id], players.latest[(rabbit - 1) % 7 + 1][scanner] = false, id
      if '${size.status}' == 'confirmed' then
        claims.beside[id], players.gift[rabbit] = players.gift[rabbit], id
        players.given[rabbit] = players.given[rabbit] + 1
        players.count[scanner], players.at[scanner] = players.count[scanner] + 1, now
      end
    end
    claims.total = ${size.claims}
    packed(claims.proof, claims.total, '\\0')
    local rows, teams = {}, RabbitState.teams
    for number = 1, total do
      local team = (number - 1) % 7 + 1
      teams.players[team], teams.colours[team] = teams.players[team] + 1, teams.colours[team] + players.count[number]
      local index = players.count[number] + 1
      rows[index] = rows[index] or {}
      table.insert(rows[index], number)
    end
    local links = players.place
    local function tree(row, first, last)
      if first > last then return 0 end
      local middle = (first + last) // 2
      local top = row[middle]
      links.left[top], links.right[top] = tree(row, first, middle - 1), tree(row, middle + 1, last)
      links.size[top] = last - first + 1
      return top
    end
    for index, row in pairs(rows) do state.board[index] = tree(row, 1, #row) end`);
}

/**
 * Writes answers to the current question, in turn by each of the first `players` but the first one. None of them matches any key, so all
 * fall when they are judged.
 */
export async function writeAnswers(
  rabbit: LiveProcess,
  { players, answers }: { players: number; answers: number },
): Promise<void> {
  await rabbit.evaluateLua(`
    local rows, latest, pages = RabbitState.answers, RabbitState.players.answer, RabbitState.answers.answer.pages
    for id = 1, ${answers} do
      local player = (id - 1) % ${players - 1} + 2
      rows.player[id], rows.at[id], rows.block[id] = player, ${largeEventTime}, 1
      rows.claims[id], rows.earlier[id], latest[player] = RabbitState.claims.total, latest[player], id
    end
    for page = 1, ${Math.ceil(answers / 64)} do
      pages[page] = string.rep('\\7', 32 * math.min(64, ${answers} - (page - 1) * 64))
    end
    rows.total = ${answers}`);
}
