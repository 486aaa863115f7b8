import { Badge, Button, Flex, Grid, Td, Tr, Typography } from '@strapi/design-system';
import {
  CardLink,
  HeadedTable,
  ListStatus,
  needing,
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
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import { HandoverDialog } from './HandoverDialog';

type Row = ItemOf<'GET /crm-distributors'>;

const views = ['rows', 'cards'] as const;
const none = { search: '', mode: 'rows' as (typeof views)[number], page: 1 };
const read = ({ search, mode, page }: Readonly<Record<string, unknown>>) => ({
  search: textOf(search),
  mode: choiceOf(views, mode) ?? 'rows',
  page: wholeOf(page) ?? 1,
});

/** The companies within reach, as a list or as cards, found by name, RFC, mail or telephone. */
export function CompanyList() {
  const [{ search, mode, page }, narrow] = useUrlFilters({ view: 'empresas', none, read });
  const [isHandingOver, setHandingOver] = useState(false);
  const mayWrite = useMay(needing('companies.write'));
  const query = new URLSearchParams({
    page: String(page),
    per_page: '20',
    ...(search === '' ? {} : { omniSearchQuery: search }),
  });
  const state = usePage<Row>(`/companies/crm-distributors?${query}`);
  useFailedLoad(state.hasFailed, 'Error al cargar los distribuidores');
  const rows = state.rows ?? [];
  return (
    <>
      <Page.Title>Empresas de un vistazo</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Empresas de un vistazo"
          subtitle="Datos, personas, pedidos, cotizaciones y documentos de cada empresa en una página"
          primaryAction={
            mayWrite && (
              <Button variant="secondary" onClick={() => setHandingOver(true)}>
                Pasar empresas a otro vendedor
              </Button>
            )
          }
        />
        <Layouts.Action
          startActions={
            <SearchField
              value={search}
              label="Buscar empresas"
              placeholder="Nombre, RFC, correo o teléfono"
              onSearch={(text) => narrow({ search: text })}
            />
          }
          endActions={
            <ViewButtons
              isGrid={mode === 'cards'}
              onChange={(isGrid) => narrow({ mode: isGrid ? 'cards' : 'rows', page })}
            />
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <ListStatus state={state} empty="No hay empresas" />
            {rows.length > 0 && (mode === 'cards' ? <CompanyCards rows={rows} /> : <CompanyTable rows={rows} />)}
            {state.pagination !== null && (
              <Pager pagination={state.pagination} onPage={(next) => narrow({ page: next })} />
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
      {isHandingOver && <HandoverDialog onClose={() => setHandingOver(false)} onDone={() => void state.reload()} />}
    </>
  );
}

const headings = ['Empresa', 'RFC', 'Correo', 'Nivel', 'Vendedor', 'Estado'];
const stateText = ({ status }: Row): string => (status === 1 ? 'Activa' : 'Inactiva');

const CompanyTable = ({ rows }: { readonly rows: readonly Row[] }) => (
  <HeadedTable headings={headings} rowCount={rows.length}>
    {rows.map((row) => (
      <Tr key={row.id}>
        <Td>
          <Typography tag={Link} to={String(row.id)} textColor="primary600" fontWeight="bold">
            {row.business_name}
          </Typography>
        </Td>
        {[row.rfc, row.email, String(row.company_level), row.salesman_name, stateText(row)].map((text, index) => (
          <Td key={headings[index + 1]}>
            <Typography>{text ?? '—'}</Typography>
          </Td>
        ))}
      </Tr>
    ))}
  </HeadedTable>
);

const CompanyCards = ({ rows }: { readonly rows: readonly Row[] }) => (
  <Grid.Root gap={4} tag="ul">
    {rows.map((row) => (
      <Grid.Item key={row.id} tag="li" col={3} s={6} xs={12} alignItems="stretch">
        <CardLink to={String(row.id)}>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <Typography fontWeight="bold">{row.business_name}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {row.rfc ?? 'Sin RFC'}
            </Typography>
            <Typography variant="pi">{`Nivel ${row.company_level} · ${row.salesman_name ?? 'Sin vendedor'}`}</Typography>
            {row.status !== 1 && <Badge>{stateText(row)}</Badge>}
          </Flex>
        </CardLink>
      </Grid.Item>
    ))}
  </Grid.Root>
);
