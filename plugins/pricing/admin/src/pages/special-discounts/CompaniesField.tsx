import { Field, Flex, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { RecordAdder } from '@mayorista/kernel/panel';
import type { SpecialDiscount } from './discount';

type Companies = SpecialDiscount['companies'];

interface Props {
  readonly companies: Companies;
  readonly error: string | undefined;
  readonly onChange: (companies: Companies) => void;
}

const nameOf = ({ business_name: name }: Companies[number]): string => name;

/** Distributors, added one by one among any number of them. */
export const CompaniesField = ({ companies, error, onChange }: Props) => (
  <Field.Root name="company_ids" required error={error}>
    <Field.Label>Distribuidores</Field.Label>
    <RecordAdder
      path="/companies/company-distributors"
      size="M"
      label="Agregar un distribuidor"
      placeholder="Busca y agrega distribuidores"
      nameOf={nameOf}
      onAdd={(company: Companies[number]) => {
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
            label={`Quitar ${company.business_name}`}
            onClick={() => onChange(companies.filter(({ id }) => id !== company.id))}
          >
            {company.business_name}
          </Tag>
        ))}
      </Flex>
    )}
  </Field.Root>
);
