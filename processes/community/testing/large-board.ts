import type { LiveCommunity } from './live-community';

/** Address of a person on a large board. */
export const largeBoardAddress = (person: number) => `${String(person).padStart(42, '0')}A`;

/** Id of the board that a large board is, besides that of everybody. */
export const largeBoardId = 'game-hop';

/**
 * Makes a board of any size, and as many rows on that of everybody, by writing the state, since so many messages would take
 * an hour. Person 1 has the most points. Every second person plays for `ph`; the latest points came the day before.
 * @param nameOf returns the name of everybody; Lua of one argument, the person's number
 */
export async function makeLargeBoard(
  community: LiveCommunity,
  rows: number,
  nameOf = "string.format('p%06d', person)",
): Promise<void> {
  await community.live.evaluateLua(`
    local state, total, now = CommunityState, ${rows}, ${community.now}
    local kept, people, rows, pool = state.boards, state.boardPeople, state.boardRows, state.boards.pool
    kept.day.version, kept.month.version, kept.turn = 1, 1, total
    kept.month.number = kept.month.number > 0 and kept.month.number or 1
    local function nodes(list, first, last)
      if first > last then return 0 end
      local middle = (first + last) // 2
      pool.total = pool.total + 1
      local node = pool.total
      pool.row[node], pool.left[node], pool.right[node] = list[middle], 0, 0
      pool.size[node], pool.version[node], pool.next[node] = last - first + 1, 1, 0
      pool.left[node], pool.right[node] = nodes(list, first, middle - 1), nodes(list, middle + 1, last)
      return node
    end
    local function tree(list)
      return { top = nodes(list, 1, #list), before = 0, version = 1, retired = 0, lastRetired = 0 }
    end
    local function names(first, last)
      if first > last then return 0 end
      local middle = (first + last) // 2
      people.byName.left[middle], people.byName.right[middle] = names(first, middle - 1), names(middle + 1, last)
      people.byName.size[middle] = last - first + 1
      return middle
    end
    for person = 1, total do
      local address, name = string.format('%042dA', person), ${nameOf}
      people.address[person], people.folded[person] = address, name
      people.city[person], people.season[person] = person % 2 == 0 and 'ph' or '', person % 2 == 0 and kept.season or 0
      people.joined[person], people.row[person] = 0, total + person
      kept.personOf[address] = person
      state.profiles.nameOf[address], state.profiles.ownerOf[name] = name, address
    end
    people.total, kept.named = total, names(1, total)
    for index, id in ipairs({ '${largeBoardId}', 'overall' }) do
      local number = kept.numberOf[id]
      local board, all, members = kept.list[number], {}, {}
      for person = 1, total do
        local row = (index - 1) * total + person
        rows.board[row], rows.person[row], rows.older[row] = number, person, index == 2 and person or 0
        rows.isPerson[row], rows.listed[row] = true, 0
        rows.points[row], rows.turn[row] = total - person + 1, person
        rows.month[row], rows.monthPoints[row], rows.monthTurn[row] = 1, total - person + 1, person
        rows.day[row], rows.oldPoints[row], rows.oldTurn[row] = 0, -1, 0
        rows.oldMonthPoints[row], rows.oldMonthTurn[row] = -1, 0
        board.rowOf[person], all[person] = row, row
        if person % 2 == 0 then members[#members + 1] = row end
      end
      board.lists, board.month, board.season = { all = tree(all), month = tree(all) }, 1, kept.season
      board.cities = { ph = { all = tree(members), month = tree(members) } }
      rows.total = index * total
    end`);
}
