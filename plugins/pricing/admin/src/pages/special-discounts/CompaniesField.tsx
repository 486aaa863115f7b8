import { Field, Flex, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { RecordAdder } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import type { Company } from './discount';

interface Props {
  readonly companies: readonly Company[];
  readonly error: string | undefined;
  readonly onChange: (companies: readonly Company[]) => void;
}

const nameOf = ({ id, business_name: name }: Company): string => name ?? `Distribuidor ${id}`;

/** Distributors, added one by one among any number of them. */
export const CompaniesField = ({ companies, error, onChange }: Props) => (
  <Field.Root name="company_ids" required error={error}>
    <Field.Label>Distribuidores</Field.Label>
    <RecordAdder<ItemOf<'GET /company-distributors'>>
      path="/companies/company-distributors"
      size="M"
      label="Agregar un distribuidor"
      placeholder="Busca y agrega distribuidores"
      nameOf={nameOf}
      onAdd={(company) => {
        if (!companies.some(({ id }) => id === company.id)) onChange([...companies, company]);
      }}
    />
    <Field.Error />
    {companies.length > 0 && (
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        {companies.map((company) => (
          <Tag
            key={company.id}
            icon={<Cross aria-hidden />}
            label={`Quitar ${nameOf(company)}`}
            onClick={() => onChange(companies.filter(({ id }) => id !== company.id))}
          >
            {nameOf(company)}
          </Tag>
        ))}
      </Flex>
    )}
  </Field.Root>
);
