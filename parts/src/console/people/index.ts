export { AddPerson } from './add-person';
export { PeopleList, PersonItem } from './people-list';
export { personText } from './person-text.domain';
export { useNames } from './use-names';
