import { Flex, Searchbar, SearchForm, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';

interface Props {
  readonly search: string;
  readonly brandId: string;
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** A filter's new value; empty takes it away. */
  readonly onNarrow: (name: 'buscar' | 'marca', value: string) => void;
}

/** What the grid shows, and how far a saving is. */
export function GridFilters({ search, brandId, progress, onNarrow }: Props) {
  const [text, setText] = useState(search);
  const brands = usePage<{ id: number; name: string }>(
    '/catalogue/brands?per_page=100&order_by=name&order_direction=asc',
  );
  return (
    <Flex gap={2} wrap="wrap">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault();
          onNarrow('buscar', text.trim());
        }}
      >
        <Searchbar
          name="buscar"
          size="S"
          value={text}
          clearLabel="Borrar búsqueda"
          placeholder="Nombre, modelo o SKU"
          onClear={() => {
            setText('');
            onNarrow('buscar', '');
          }}
          onChange={(event) => setText(event.target.value)}
        >
          Buscar productos
        </Searchbar>
      </SearchForm>
      <SingleSelect
        size="S"
        aria-label="Marca"
        placeholder="Todas las marcas"
        value={brandId}
        onClear={() => onNarrow('marca', '')}
        clearLabel="Todas las marcas"
        onChange={(value) => onNarrow('marca', String(value))}
      >
        {(brands.rows ?? []).map(({ id, name }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {progress !== null && (
        <Typography variant="pi" textColor="neutral600" role="status">
          Guardando {progress.done} de {progress.total} productos…
        </Typography>
      )}
    </Flex>
  );
}
