import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import type { ChosenPiece, ReportOptions } from '../load-report.server';

interface FieldsProps {
  readonly piece: ChosenPiece;
  readonly report: ReportOptions;
  readonly errors: FieldErrors;
}

/** What is wrong with the piece, who should attend it, where it is handed in, and a file that shows it. */
export function ReportFields({ piece, report: { types, departments, offices }, errors }: FieldsProps) {
  const t = useT();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('incidences.type')} errors={errors.incidence_type_id}>
        <Options name="incidence_type_id" options={types} />
      </Field>
      <Field label={t('incidences.department')} errors={errors.incidence_department_id}>
        <Options name="incidence_department_id" options={departments} />
      </Field>
      <Field label={t('incidences.pieces')} errors={[...(errors.quantity ?? []), ...(errors.serial ?? [])]}>
        <input type="number" name="quantity" defaultValue={1} min={1} max={piece.most} />
      </Field>
      <Field label={t('incidences.office')} errors={errors.delivery_office_id}>
        <Options name="delivery_office_id" options={offices} none={t('incidences.noOffice')} />
      </Field>
      <Field
        label={t('incidences.description')}
        hint={t('incidences.descriptionHint')}
        errors={errors.description}
        className="sm:col-span-2"
      >
        <textarea name="description" rows={4} minLength={10} maxLength={5_000} required />
      </Field>
      <Field
        label={t('incidences.file')}
        hint={t('incidences.fileHint')}
        errors={errors.file}
        className="sm:col-span-2"
      >
        <input type="file" name="file" accept=".pdf,.png,.jpg,.jpeg,.webp,.mp4,.zip" className="h-auto py-2" />
      </Field>
    </div>
  );
}

interface OptionsProps extends React.SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly none?: string;
}

function Options({ options, none, ...select }: OptionsProps) {
  return (
    <select {...select}>
      {none === undefined ? null : <option value="">{none}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
