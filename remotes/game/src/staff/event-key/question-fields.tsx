import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { FoldedPart, TextArea } from '@rainbow-rabbit/parts/fields';
import { maxQuestionLength } from '@rainbow-rabbit/processes/rabbit/client';
import { type Locale, locales, useLocale } from '@rainbow-rabbit/shared/i18n';
import type { ReactNode } from 'react';
import { useStaffMessages } from '../staff-messages';
import { isTooLong, type QuestionTexts } from './question-texts';

interface QuestionFieldsProps {
  texts: QuestionTexts;
  onChange: (texts: QuestionTexts) => void;
  /** Label and hint of the field in the language of the page. */
  label: ReactNode;
  hint?: string;
  /** The error of that field, translated. */
  error?: string | undefined;
}

/** The question in the language of the page, and folded in the others. */
export function QuestionFields({ texts, onChange, label, hint, error }: QuestionFieldsProps) {
  const t = useStaffMessages();
  const { code: page } = useLocale();

  const fieldOf = (code: Locale, name: ReactNode, more?: { hint?: string; error?: string | undefined }) => (
    <TextArea
      {...more}
      key={code}
      label={name}
      rows={2}
      lang={locales.find((locale) => locale.code === code)?.iso}
      error={
        isTooLong(texts[code]) ? t('staff.announcements.too-long', { max: maxQuestionLength }) : more?.error
      }
      value={texts[code]}
      onChange={(text) => onChange({ ...texts, [code]: text })}
    />
  );

  const others = locales.filter(({ code }) => code !== page);
  return (
    <>
      {fieldOf(page, label, { hint, error })}
      <FoldedPart
        label={t('staff.question.others')}
        open={others.some(({ code }) => isTooLong(texts[code])) || undefined}
      >
        <Stack>
          <p>{t('staff.question.others-text')}</p>
          {others.map(({ code, iso, name }) => fieldOf(code, <span lang={iso}>{name}</span>))}
        </Stack>
      </FoldedPart>
    </>
  );
}
