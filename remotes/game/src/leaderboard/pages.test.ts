import { pageOfRank } from './pages.domain';

test.each([
  [1, 0],
  [50, 0],
  [51, 1],
  [1000, 19],
])('rank %d is on page %d', (rank, page) => {
  expect(pageOfRank(rank)).toBe(page);
});
