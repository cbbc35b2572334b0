export { AddedCityScreen } from './added-city-screen';
export { CityScreen } from './city-screen';
