import { Link, LinkButton, Td, Tr, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { HeadedTable, ListStatus, Pager, SearchField, usePage } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { ItemOf } from '@mayorista/config/answers';
import { needing } from '../../permissions';

type Buyer = ItemOf<'GET /sale-order-user-impersonations'>;

const headings = ['Comprador', 'Correo', 'Empresa', 'Pedidos', 'Actuar en su nombre'];

/** People in whose name an order may be taken: those of the companies that the reader attends. */
export function BuyersPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('buscar') ?? '';
  const page = Math.max(1, Number(params.get('pagina')) || 1);
  const query = new URLSearchParams({ omniSearchQuery: search, page: String(page), per_page: '20' });
  const buyers = usePage<Buyer>(`/sales/sale-order-user-impersonations?${query.toString()}`);
  const rows = buyers.hasFailed ? [] : (buyers.rows ?? []);
  const searchFor = useCallback(
    (text: string) => setParams(text === '' ? {} : { buscar: text }, { replace: true }),
    [setParams],
  );
  return (
    <Page.Protect permissions={needing('sale-order-user-impersonations.read')}>
      <Page.Main>
        <Page.Title>Compradores que atiendes</Page.Title>
        <Layouts.Header
          title="Compradores que atiendes"
          subtitle="En su nombre se levanta un pedido o una cotización en la tienda, con tu cuenta de empleado"
        />
        <Layouts.Action
          startActions={
            <SearchField
              value={search}
              label="Buscar compradores"
              placeholder="Nombre, correo o empresa"
              onSearch={searchFor}
            />
          }
        />
        <Layouts.Content>
          <ListStatus state={buyers} empty="Nadie coincide con lo que buscas" />
          {rows.length > 0 && (
            <HeadedTable headings={headings} rowCount={rows.length}>
              {rows.map((buyer) => (
                <Tr key={buyer.id}>
                  <Td>
                    <Typography fontWeight="semiBold">{buyer.name}</Typography>
                  </Td>
                  <Td>
                    <Typography>{buyer.email}</Typography>
                  </Td>
                  <Td>
                    <Typography>{buyer.company.business_name}</Typography>
                  </Td>
                  <Td>
                    <Link tag={RouterLink} to={`/plugins/sales/pedidos?empresa=${buyer.company.id}`}>
                      Ver pedidos
                    </Link>
                  </Td>
                  <Td>
                    <LinkButton
                      variant="secondary"
                      size="S"
                      href={buyer.act_url}
                      target="_blank"
                      rel="noreferrer"
                      endIcon={<ExternalLink />}
                      aria-label={`Actuar en nombre de ${buyer.name}`}
                    >
                      Actuar
                    </LinkButton>
                  </Td>
                </Tr>
              ))}
            </HeadedTable>
          )}
          {buyers.pagination !== null && rows.length > 0 && (
            <Pager
              pagination={buyers.pagination}
              onPage={(next) => setParams({ ...(search === '' ? {} : { buscar: search }), pagina: String(next) })}
            />
          )}
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
