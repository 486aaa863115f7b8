import type { FieldErrors } from '../../../api/errors';
import { LabelledInput } from '../../../components/ui/LabelledInput';
import { useT } from '../../../i18n/I18nProvider';
import type { StudentAnswer } from '../academy.api.server';

interface Props {
  readonly student?: StudentAnswer;
  readonly errors: FieldErrors;
}

/** Inputs for who a student is. */
export function StudentFields({ student, errors }: Props) {
  const t = useT();
  const rows = [
    ['name', t('academy.name'), student?.name, undefined, { maxLength: 160, required: true }],
    [
      'email',
      t('academy.email'),
      student?.email,
      t('academy.emailHint'),
      { type: 'email', maxLength: 254, required: true },
    ],
    ['telephone', t('academy.telephone'), student?.telephone, undefined, { type: 'tel', maxLength: 20 }],
  ] as const;
  return rows.map(([name, label, value, hint, input]) => (
    <LabelledInput
      key={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      errors={errors[name]}
      errorId={`${name}-error`}
      input={{ id: name, name, defaultValue: value ?? '', autoComplete: 'off', ...input }}
    />
  ));
}
