import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { usePage } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from './plugin-id';

export type Warehouse = Pick<ItemOf<'GET /warehouses'>, 'id' | 'name'>;

/** The warehouses in use: as many as there are branches. */
export const useWarehouses = () => usePage<Warehouse>(`/${pluginId}/warehouses?status=1&per_page=100`);

interface Props {
  readonly warehouses: readonly Warehouse[];
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | null;
  readonly size?: 'S' | 'M';
  readonly onChange: (id: number | null) => void;
}

/** Chooses a warehouse. */
export const WarehouseSelect = ({ warehouses, label, placeholder, value, size = 'S', onChange }: Props) => (
  <SingleSelect
    size={size}
    aria-label={label}
    placeholder={placeholder}
    clearLabel="Quitar"
    value={value === null ? '' : String(value)}
    onClear={() => onChange(null)}
    onChange={(id) => onChange(Number(id))}
  >
    {warehouses.map(({ id, name }) => (
      <SingleSelectOption key={id} value={String(id)}>
        {name}
      </SingleSelectOption>
    ))}
  </SingleSelect>
);
