import {
  Box,
  Button,
  Flex,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { ListStatus, Pager, usePage } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readsGrid } from '../../permissions';
import { countCells } from './changes';
import type { GridRow } from './columns';
import { Grid } from './Grid';
import { useGrid } from './use-grid';
import { WrongProducts } from './WrongProducts';

interface Brand {
  readonly id: number;
  readonly name: string;
}

const perPage = 25;

/** 'Descuentos masivos': prices and percents of many products in one grid, saved as one. */
export function MassiveDiscountsPage() {
  return (
    <Page.Protect permissions={readsGrid}>
      <MassiveDiscounts />
    </Page.Protect>
  );
}

function MassiveDiscounts() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('buscar') ?? '');
  const brands = usePage<Brand>('/catalogue/brands?per_page=100&order_by=name&order_direction=asc');
  const query = new URLSearchParams({ page: params.get('pagina') ?? '1', per_page: String(perPage) });
  if (params.get('buscar')) query.set('omniSearchQuery', params.get('buscar') ?? '');
  if (params.get('marca')) query.set('brand_id', params.get('marca') ?? '');
  const page = usePage<GridRow>(`/pricing/massive-discounts?${query.toString()}`);
  const grid = useGrid(() => void page.reload());
  const cells = countCells(grid.changes);

  const narrow = (name: string, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value === '') next.delete(name);
      else next.set(name, value);
      if (name !== 'pagina') next.delete('pagina');
      return next;
    });

  return (
    <>
      <Page.Title>Descuentos masivos</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Descuentos masivos"
          subtitle="Escribe sobre las celdas; lo cambiado se guarda junto, aunque esté en varias páginas"
          primaryAction={
            <Flex gap={2}>
              {cells > 0 && (
                <Button variant="tertiary" onClick={grid.discard} disabled={grid.progress !== null}>
                  Descartar
                </Button>
              )}
              <Button onClick={() => void grid.save()} disabled={cells === 0} loading={grid.progress !== null}>
                {cells === 0 ? 'Guardar' : `Guardar ${cells} ${cells === 1 ? 'cambio' : 'cambios'}`}
              </Button>
            </Flex>
          }
        />
        <Layouts.Action
          startActions={
            <Flex gap={2} wrap="wrap">
              <SearchForm
                onSubmit={(event) => {
                  event.preventDefault();
                  narrow('buscar', text.trim());
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
                    narrow('buscar', '');
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
                value={params.get('marca') ?? ''}
                onClear={() => narrow('marca', '')}
                clearLabel="Todas las marcas"
                onChange={(value) => narrow('marca', String(value))}
              >
                {(brands.rows ?? []).map(({ id, name }) => (
                  <SingleSelectOption key={id} value={String(id)}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              {grid.progress !== null && (
                <Typography variant="pi" textColor="neutral600" role="status">
                  Guardando {grid.progress.done} de {grid.progress.total} productos…
                </Typography>
              )}
            </Flex>
          }
        />
        <Layouts.Content>
          <Box paddingBottom={4}>
            <WrongProducts errors={grid.errors} nameOf={grid.nameOf} onRemove={grid.drop} />
          </Box>
          <ListStatus state={page} empty="Ningún producto coincide con lo que buscas" />
          {page.rows !== null && page.rows.length > 0 && (
            <Grid rows={page.rows} changes={grid.changes} errors={grid.errors} onCell={grid.change} />
          )}
          {page.pagination !== null && page.pagination.total > 0 && (
            <Pager pagination={page.pagination} onPage={(next) => narrow('pagina', String(next))} />
          )}
        </Layouts.Content>
      </Page.Main>
    </>
  );
}
