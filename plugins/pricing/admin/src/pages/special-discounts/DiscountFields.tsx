import { Field, Flex, TextInput } from '@strapi/design-system';
import { RecordField } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import { CompaniesField } from './CompaniesField';
import type { DiscountDraft } from './discount-draft';

interface Props {
  readonly draft: DiscountDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<DiscountDraft>) => void;
}

const nameOf = ({ name }: { readonly name: string }): string => name;

/** The fields of a special discount, each with what is wrong with it. */
export const DiscountFields = ({ draft, errorOf, onChange: set }: Props) => (
  <>
    <RecordField<ItemOf<'GET /brands'>>
      name="brand_id"
      isRequired
      error={errorOf('brand_id')}
      label="Marca"
      path="/catalogue/brands"
      placeholder="Elige una marca"
      value={draft.brandId}
      nameOf={nameOf}
      onChange={(brandId) => set({ brandId })}
    />
    <CompaniesField
      companies={draft.companies}
      error={errorOf('company_ids')}
      onChange={(companies) => set({ companies })}
    />
    <Flex gap={4} alignItems="flex-start" wrap="wrap">
      <Text
        name="discount"
        label="Descuento (%)"
        value={draft.discount}
        error={errorOf('discount')}
        isRequired
        onChange={(discount) => set({ discount })}
      />
      <Text
        name="start_date"
        type="date"
        label="Desde"
        value={draft.start_date}
        error={errorOf('start_date')}
        onChange={(start_date) => set({ start_date })}
      />
      <Text
        name="end_date"
        type="date"
        label="Hasta"
        value={draft.end_date}
        error={errorOf('end_date')}
        onChange={(end_date) => set({ end_date })}
      />
    </Flex>
    <Text
      name="reason"
      label="Motivo"
      value={draft.reason}
      error={errorOf('reason')}
      onChange={(reason) => set({ reason })}
    />
  </>
);

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
