import { Field, MultiSelect, MultiSelectOption } from '@strapi/design-system';
import { usePage } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';

interface Props {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The norms in force, some dozens, to choose among. */
export function NormsField({ value, error, onChange }: Props) {
  const noms = usePage<ItemOf<'GET /noms'>>(`/${pluginId}/noms?is_active=true&per_page=100`);
  return (
    <Field.Root name="nom_ids" error={error} required>
      <Field.Label>Normas</Field.Label>
      <MultiSelect
        value={[...value]}
        withTags
        placeholder="Elige las normas"
        onChange={(ids: string[]) => onChange(ids)}
      >
        {(noms.rows ?? []).map(({ id, code, name }) => (
          <MultiSelectOption key={id} value={String(id)}>
            {`${code} · ${name}`}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Error />
    </Field.Root>
  );
}
