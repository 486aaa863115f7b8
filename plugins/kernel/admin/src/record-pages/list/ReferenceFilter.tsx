import { Box } from '@strapi/design-system';
import type { Referable } from '../../../../shared/shape';
import { useRead } from '../../reading/use-read';
import { ReferenceInput } from '../fields/ReferenceInput';

interface Props {
  readonly to: Referable;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Renders a filter by a record; its name is read where the address bar says the id alone. */
export function ReferenceFilter({ to, label, value, onChange }: Props) {
  const { nameColumn, nameKey = nameColumn } = to;
  const { data } = useRead<Row>(value === null ? null : `${to.path}/${value}`);
  const name = data === null ? null : String(data[nameKey] ?? data.id);
  return (
    <Box width="20rem">
      <ReferenceInput
        isSmall
        to={to}
        label={label}
        placeholder={label}
        value={value === null ? null : { id: value, name }}
        onChange={(chosen) => {
          if (chosen === null) onChange(null);
          else if (typeof chosen !== 'string') onChange(chosen.id);
        }}
      />
    </Box>
  );
}
