import { Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import {
  HeadedTable,
  ListStatus,
  needing,
  Pager,
  SearchField,
  useFailedLoad,
  useMay,
  usePage,
} from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import { HandoverDialog } from './HandoverDialog';

type Row = ItemOf<'GET /crm-distributors'>;

const headings = ['Empresa', 'RFC', 'Correo', 'Nivel', 'Vendedor', 'Estado'];

/** The companies within reach, found by name, RFC, mail or telephone. */
export function CompanyList() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [isHandingOver, setHandingOver] = useState(false);
  const mayWrite = useMay(needing('companies.write'));
  const query = new URLSearchParams({
    page: String(page),
    per_page: '20',
    ...(search === '' ? {} : { omniSearchQuery: search }),
  });
  const state = usePage<Row>(`/companies/crm-distributors?${query}`);
  useFailedLoad(state.hasFailed, 'Error al cargar los distribuidores');
  const find = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
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
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <SearchField
              value={search}
              label="Buscar empresas"
              placeholder="Nombre, RFC, correo o teléfono"
              onSearch={find}
            />
            <ListStatus state={state} empty="No hay empresas" />
            {rows.length > 0 && (
              <HeadedTable headings={headings} rowCount={rows.length}>
                {rows.map((row) => (
                  <Tr key={row.id}>
                    <Td>
                      <Typography tag={Link} to={String(row.id)} textColor="primary600" fontWeight="bold">
                        {row.business_name}
                      </Typography>
                    </Td>
                    {[
                      row.rfc,
                      row.email,
                      String(row.company_level),
                      row.salesman_name,
                      row.status === 1 ? 'Activa' : 'Inactiva',
                    ].map((text, index) => (
                      <Td key={headings[index + 1]}>
                        <Typography>{text ?? '—'}</Typography>
                      </Td>
                    ))}
                  </Tr>
                ))}
              </HeadedTable>
            )}
            {state.pagination !== null && <Pager pagination={state.pagination} onPage={setPage} />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
      {isHandingOver && <HandoverDialog onClose={() => setHandingOver(false)} onDone={() => void state.reload()} />}
    </>
  );
}
