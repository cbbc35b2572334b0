import { loadedContentParser } from '../page-content/content-parser';
import { CityScreen } from './city-screen';
import { loadCityPages } from './load-city-pages';

test('the parser comes with the page only where a revision is kept', async () => {
  expect((await loadCityPages()).CityScreen).toBe(CityScreen);
  expect(loadedContentParser()).toBeUndefined();
  localStorage.setItem('rainbow-rabbit.social.pages', '[]');
  expect((await loadCityPages()).CityScreen).toBe(CityScreen);
  expect(loadedContentParser()).toBeDefined();
});
