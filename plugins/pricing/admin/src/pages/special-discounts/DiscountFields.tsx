import {
  Field,
  Flex,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { usePage } from '@mayorista/kernel/panel';
import type { DiscountDraft } from './discount-draft';

interface Props {
  readonly draft: DiscountDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<DiscountDraft>) => void;
}

/** The fields of a special discount, each with what is wrong with it. */
export function DiscountFields({ draft, errorOf, onChange: set }: Props) {
  const brands = usePage<{ id: number; name: string }>(
    '/catalogue/brands?per_page=100&order_by=name&order_direction=asc',
  );
  const companies = usePage<{ id: number; business_name: string }>('/companies/company-distributors?per_page=100');

  return (
    <>
      <Field.Root name="brand_id" required error={errorOf('brand_id')}>
        <Field.Label>Marca</Field.Label>
        <SingleSelect
          value={draft.brand_id}
          placeholder="Elige una marca"
          onChange={(value) => set({ brand_id: String(value) })}
        >
          {(brands.rows ?? []).map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Error />
      </Field.Root>
      <Field.Root name="company_ids" required error={errorOf('company_ids')}>
        <Field.Label>Distribuidores</Field.Label>
        <MultiSelect
          value={[...draft.company_ids]}
          withTags
          placeholder="Elige a quiénes"
          onChange={(values: string[]) => set({ company_ids: values })}
        >
          {(companies.rows ?? []).map(({ id, business_name: name }) => (
            <MultiSelectOption key={id} value={String(id)}>
              {name}
            </MultiSelectOption>
          ))}
        </MultiSelect>
        <Field.Error />
      </Field.Root>
      <Flex gap={4} alignItems="flex-start">
        <Text
          name="discount"
          label="Descuento (%)"
          value={draft.discount}
          error={errorOf('discount')}
          isRequired
          onChange={(value) => set({ discount: value })}
        />
        <Text
          name="start_date"
          type="date"
          label="Desde"
          value={draft.start_date}
          error={errorOf('start_date')}
          onChange={(value) => set({ start_date: value })}
        />
        <Text
          name="end_date"
          type="date"
          label="Hasta"
          value={draft.end_date}
          error={errorOf('end_date')}
          onChange={(value) => set({ end_date: value })}
        />
      </Flex>
      <Text
        name="reason"
        label="Motivo"
        value={draft.reason}
        error={errorOf('reason')}
        onChange={(value) => set({ reason: value })}
      />
    </>
  );
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'date';
  readonly error: string | undefined;
  readonly isRequired?: boolean;
  readonly onChange: (value: string) => void;
}

const Text = ({ name, label, value, type = 'text', error, isRequired = false, onChange }: TextProps) => (
  <Field.Root name={name} required={isRequired} error={error}>
    <Field.Label>{label}</Field.Label>
    <TextInput type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    <Field.Error />
  </Field.Root>
);
