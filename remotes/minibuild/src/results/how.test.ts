import { pointParts, sharedPlaces } from './how.domain';

test('the points are the share of the approvals and the jury’s score, each with its weight', () => {
  expect(pointParts({ approvals: 20, jury: 7500 }, 40, 60)).toEqual({ votes: 30, jury: 30 });
  expect(pointParts({ approvals: 40, jury: 0 }, 40, 100)).toEqual({ votes: 100, jury: 0 });
});

test('where nobody voted, the votes give nothing', () => {
  expect(pointParts({ approvals: 0, jury: 10_000 }, 0, 50)).toEqual({ votes: 0, jury: 50 });
});

test('a place is shared by entries that are equal in everything', () => {
  const places = [1, 2, 2, 4, 5, 5, 5].map((place) => ({ place }));
  expect([...sharedPlaces(places)]).toEqual([2, 5]);
  expect(sharedPlaces([]).size).toBe(0);
});
