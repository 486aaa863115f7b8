import { Box, LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import {
  ListStatus,
  Pager,
  SearchField,
  useFailedLoad,
  useMay,
  usePage,
  useUrlFilters,
  ViewButtons,
} from '@mayorista/kernel/panel';
import { choiceOf, textOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { DatasheetSummary } from '../../datasheets/datasheet';
import { writesDatasheets } from '../../permissions';
import { contentId } from '../../plugin-id';
import { CatalogueTabs } from '../CatalogueTabs';
import { DatasheetGrid } from './DatasheetGrid';
import { DatasheetTable } from './DatasheetTable';

const modes = ['lista', 'cuadricula'] as const;

const none = { search: '', mode: 'lista' as (typeof modes)[number], page: 1 };
const read = ({ search, mode, page }: Readonly<Record<string, unknown>>) => ({
  search: textOf(search),
  mode: choiceOf(modes, mode) ?? 'lista',
  page: wholeOf(page) ?? 1,
});
const perPage = 24;

/** The datasheets, as a list or as a grid: what each has and which categories use it. */
export function DatasheetsPage() {
  const [{ search, mode, page }, narrow] = useUrlFilters({ view: 'fichas-tecnicas', none, read });
  const mayWrite = useMay(writesDatasheets);
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage), omniSearchQuery: search });
  const sheets = usePage<DatasheetSummary>(`/${contentId}/datasheets?${query.toString()}`);
  useFailedLoad(sheets.hasFailed, 'No se pudieron cargar las fichas técnicas');
  const onSearch = useCallback((text: string) => narrow({ search: text }), [narrow]);
  const rows = sheets.rows ?? [];

  return (
    <Page.Main>
      <Page.Title>Fichas técnicas</Page.Title>
      <Layouts.Header
        title="Fichas técnicas"
        subtitle="Qué se dice de los productos de cada categoría"
        primaryAction={
          mayWrite ? (
            <LinkButton tag={Link} to={`${paths.datasheets}/nueva`} startIcon={<Plus />}>
              Nueva ficha técnica
            </LinkButton>
          ) : undefined
        }
      />
      <CatalogueTabs />
      <Layouts.Action
        startActions={
          <Box width="32rem" maxWidth="100%">
            <SearchField
              value={search}
              label="Buscar fichas técnicas"
              placeholder="Nombre de la ficha"
              onSearch={onSearch}
            />
          </Box>
        }
        endActions={
          <ViewButtons
            isGrid={mode === 'cuadricula'}
            onChange={(isGrid) => narrow({ mode: isGrid ? 'cuadricula' : 'lista', page })}
          />
        }
      />
      <Layouts.Content>
        <ListStatus
          state={sheets}
          empty={search === '' ? 'Todavía no hay fichas técnicas' : 'Ninguna ficha coincide con lo que buscas'}
        />
        {rows.length > 0 && (mode === 'lista' ? <DatasheetTable sheets={rows} /> : <DatasheetGrid sheets={rows} />)}
        {sheets.pagination !== null && rows.length > 0 && (
          <Pager pagination={sheets.pagination} onPage={(next) => narrow({ page: next })} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
