export { AddPerson } from './add-person';
export { EffectOnPerson, PeopleList, PersonItem } from './people-list';
