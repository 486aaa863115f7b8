import { Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Shape } from '../../../../shared/shape';
import { labelOf } from '../draft/draft';
import { CellInput } from '../fields/CellInput';
import { ReferenceFilter } from './ReferenceFilter';
import { listFiltersOf, type ListFilter, type ListFilters } from './list-query';

interface Props {
  readonly shape: Shape;
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Renders the filters that a shape offers. */
export const FilterBar = ({ shape, filters, onChange }: Props) =>
  listFiltersOf(shape).map((filter) => (
    <Filter key={filter.key} filter={filter} filters={filters} onChange={onChange} />
  ));

interface FilterProps extends Omit<Props, 'shape'> {
  readonly filter: ListFilter;
}

function Filter({ filter, filters, onChange }: FilterProps) {
  const { key, kind, field } = filter;
  const label = field === null ? filter.label : labelOf(field);
  if (kind === 'days') return <DaysFilter label={label} name={key} filters={filters} onChange={onChange} />;
  const value = filters[key] ?? null;
  if (kind === 'reference' && field?.kind === 'reference')
    return (
      <ReferenceFilter
        to={field.settings.to}
        label={label}
        value={typeof value === 'number' ? value : null}
        onChange={(id) => onChange({ [key]: id })}
      />
    );
  return (
    <SingleSelect
      size="S"
      aria-label={label}
      placeholder={label}
      clearLabel={`Quitar el filtro ${label}`}
      value={value === null ? '' : String(value)}
      onClear={() => onChange({ [key]: null })}
      onChange={(chosen) => onChange({ [key]: String(chosen) })}
    >
      {Object.entries(filter.choices).map(([stored, text]) => (
        <SingleSelectOption key={stored} value={stored}>
          {text === 'Sí' || text === 'No' ? `${label}: ${text.toLowerCase()}` : text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

interface DaysProps extends Omit<Props, 'shape'> {
  readonly label: string;
  readonly name: string;
}

/** Renders a range of days, both included; either end may be left open. */
const DaysFilter = ({ label, name, filters, onChange }: DaysProps) => (
  <Flex gap={1} role="group" aria-label={label}>
    <Typography variant="pi" textColor="neutral600">
      {label}
    </Typography>
    {(['from', 'to'] as const).map((end) => (
      <Day
        key={end}
        $isSmall
        type="date"
        aria-label={`${label}: ${end === 'from' ? 'del' : 'al'}`}
        value={String(filters[`${name}_${end}`] ?? '')}
        onChange={(event) => onChange({ [`${name}_${end}`]: event.target.value === '' ? null : event.target.value })}
      />
    ))}
  </Flex>
);

const Day = styled(CellInput)`
  width: 15rem;
`;
