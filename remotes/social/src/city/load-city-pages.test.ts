import { loadedContentParser } from '../page-content/content-parser';
import { CityScreen } from './city-screen';
import { loadCityScreen } from './load-city-screen';

test('the parser comes with the page only where a revision is kept', async () => {
  expect(await loadCityScreen()).toBe(CityScreen);
  expect(loadedContentParser()).toBeUndefined();
  localStorage.setItem('rainbow-rabbit.social.pages', '[]');
  expect(await loadCityScreen()).toBe(CityScreen);
  expect(loadedContentParser()).toBeDefined();
});
