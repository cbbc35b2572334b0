import { CopyText, SelectField } from '@rainbow-rabbit/parts/fields';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import styles from './data-view.module.css';
import { type DataForm, dataFormsOf, type LedgerData, shownData } from './domain/data-text';
import { useInspectMessages } from './inspect-messages';

interface DataViewProps {
  label: string;
  data: LedgerData;
  /** True when the data was cut before, so that there is no more to show. */
  isCut?: boolean;
}

/** Characters that are shown at first, and as many times more each time that somebody asks. */
const shownAtOnce = 4000;
const growth = 4;

/** Data of the ledger, as JSON, text or bytes. It is text for the browser, and never run. */
export function DataView({ label, data, isCut = false }: DataViewProps) {
  const t = useInspectMessages();
  const sizeText = useSizeText();
  const forms = useMemo(() => dataFormsOf(data), [data]);
  const [chosen, setChosen] = useState<DataForm>();
  const [length, setLength] = useState(shownAtOnce);
  const form = chosen ?? forms[0] ?? 'text';
  const { shown, isWhole } = useMemo(() => shownData(data, form, length), [data, form, length]);
  const bytes = data.bytes?.byteLength ?? new TextEncoder().encode(data.text).byteLength;
  if (bytes === 0) return <p className={styles.none}>{t('inspect.data.none', { what: label })}</p>;
  return (
    <CopyText label={label} note={sizeText(bytes)} text={shown} copied={() => data.text}>
      <div className={styles.foot}>
        <SelectField
          label={t('inspect.data.form')}
          size="small"
          value={form}
          options={forms.map((value) => ({ value, label: t(`inspect.data.form.${value}`) }))}
          onChoose={setChosen}
        />
        {!isWhole && (
          <Button variant="secondary" onClick={() => setLength(length * growth)}>
            {t('inspect.data.more')}
          </Button>
        )}
      </div>
      {isWhole && isCut && <p className={styles.none}>{t('inspect.data.cut')}</p>}
    </CopyText>
  );
}
