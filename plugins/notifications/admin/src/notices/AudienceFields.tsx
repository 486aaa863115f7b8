import { Field, Flex, SingleSelect, SingleSelectOption, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { RecordAdder, RecordField } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import type { ItemOf } from '@mayorista/config/answers';
import { audienceKinds, companyTypes, kindLabels, roleLabels, type Draft } from './draft';

interface Props {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Whom a notice is for. */
export function AudienceFields({ draft, onChange }: Props) {
  return (
    <>
      <Choice
        name="kind"
        label="Para quién"
        options={kindLabels}
        value={draft.kind}
        onChange={(value) => onChange({ kind: choiceOf(audienceKinds, value) ?? draft.kind })}
      />
      <Detail draft={draft} onChange={onChange} />
    </>
  );
}

function Detail({ draft, onChange }: Props) {
  switch (draft.kind) {
    case 'company_type':
      return (
        <Choice
          name="company_type"
          label="Tipo de distribuidor"
          options={companyTypes}
          value={draft.companyType}
          onChange={(value) => onChange({ companyType: choiceOf(keysOf(companyTypes), value) ?? draft.companyType })}
        />
      );
    case 'roles':
      return (
        <Choice
          name="role"
          label="Función"
          options={roleLabels}
          value={draft.role}
          onChange={(value) => onChange({ role: choiceOf(keysOf(roleLabels), value) ?? draft.role })}
        />
      );
    case 'branch':
      return (
        <RecordField<ItemOf<'GET /branches'>>
          name="branch"
          label="Sucursal"
          path="/inventory/branches"
          placeholder="Busca una sucursal"
          value={draft.branchId}
          nameOf={({ name }) => name}
          onChange={(branchId) => onChange({ branchId })}
        />
      );
    case 'companies':
      return <Companies draft={draft} onChange={onChange} />;
    default:
      return null;
  }
}

function Companies({ draft: { companies }, onChange }: Props) {
  return (
    <Field.Root name="companies">
      <Field.Label>Empresas</Field.Label>
      <RecordAdder<ItemOf<'GET /company-distributors'>>
        path="/companies/company-distributors"
        size="M"
        placeholder="Busca por razón social"
        nameOf={({ business_name }) => business_name}
        onAdd={({ id, business_name: name }) => {
          if (!companies.some((each) => each.id === id)) onChange({ companies: [...companies, { id, name }] });
        }}
      />
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        {companies.map(({ id, name }) => (
          <Tag
            key={id}
            icon={<Cross aria-hidden />}
            label={`Quitar ${name}`}
            onClick={() => onChange({ companies: companies.filter((each) => each.id !== id) })}
          >
            {name}
          </Tag>
        ))}
      </Flex>
    </Field.Root>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(next) => onChange(String(next))}>
        {Object.entries(options).map(([key, text]) => (
          <SingleSelectOption key={key} value={key}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

const keysOf = <K extends string>(options: Readonly<Record<K, string>>): readonly K[] => Object.keys(options) as K[];
