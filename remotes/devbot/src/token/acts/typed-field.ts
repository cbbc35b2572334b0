import type { Form, FormValues } from '@rainbow-rabbit/shared/forms';
import type { ChangeEvent } from 'react';

/**
 * Returns the props of a text input whose error goes as soon as somebody types. An error that went only when the field is left would
 * move the button below it away from the press that leaves the field.
 */
export function typedField<Values extends FormValues>(
  form: Form<Values>,
  name: Parameters<Form<Values>['field']>[0],
) {
  const field = form.field(name);
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      field.onChange(event);
      form.setError(name, undefined);
    },
  };
}
