import { zoneChoices } from './zone-choices';

test('the given zones come first, under their own names, and each zone is there once', () => {
  const choices = zoneChoices(['Asia/Kolkata', 'Europe/Lisbon', 'Asia/Kolkata']);
  expect(choices.slice(0, 2)).toEqual(['Asia/Kolkata', 'Europe/Lisbon']);
  expect(choices.filter((zone) => zone === 'Europe/Lisbon')).toHaveLength(1);
  expect(choices).toContain('America/New_York');
});
