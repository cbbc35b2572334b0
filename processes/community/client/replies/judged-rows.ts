import * as v from 'valibot';

/** Returns the schema of a list that a visitor's page shows: a row that is wrong costs itself alone. @param most rows that there can be */
export const judgedRows = <Row extends v.GenericSchema>(row: Row, most: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(most),
    v.transform((rows): readonly v.InferOutput<Row>[] =>
      rows.flatMap((given) => {
        const parsed = v.safeParse(row, given);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
