import type { FieldErrors } from '../../../api/errors';
import { LabelledInput } from '../../../components/ui/LabelledInput';
import { useT } from '../../../i18n/I18nProvider';

interface NameFieldsProps {
  readonly person?: {
    readonly name: string | null;
    readonly paternal_surname: string | null;
    readonly maternal_surname: string | null;
  };
  readonly errors: FieldErrors;
}

/** Name and surnames of a person. */
export function NameFields({ person, errors }: NameFieldsProps) {
  const t = useT();
  const rows = [
    ['name', t('secondaryUsers.name'), person?.name],
    ['paternal_surname', t('secondaryUsers.paternalSurname'), person?.paternal_surname],
    ['maternal_surname', t('secondaryUsers.maternalSurname'), person?.maternal_surname],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {rows.map(([name, label, value]) => (
        <LabelledInput
          key={name}
          label={label}
          errors={errors[name]}
          errorId={`${name}-error`}
          input={{
            id: name,
            name,
            defaultValue: value ?? '',
            maxLength: 80,
            required: name === 'name',
            autoComplete: 'off',
          }}
        />
      ))}
    </div>
  );
}
