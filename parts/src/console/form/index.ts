export { ActFields, type FormOfAct } from './act-fields';
export type { TableField } from './field';
export { FieldForm } from './field-form';
export { FieldSet, Fields } from './fields';
export { useSettingsWords } from './settings-words';
export { type FieldFaults, type JudgedFields, type TypedFields, useFields } from './use-fields';
