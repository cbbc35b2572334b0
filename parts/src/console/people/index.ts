export { AddPerson } from './add-person';
export { PeopleList, PersonItem } from './people-list';
