import { Flex, Typography } from '@strapi/design-system';
import { actionText, Card, HistoryItem, ListStatus, Pager, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';

type Act = ItemOf<'GET /impersonation-acts'>;
type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Returns the summary by which a call without a history of its own is told. */
const summaryOf = ({ changes }: Act): string => String((changes as Changes).summary?.[1] ?? 'Hizo algo');

/** Tells what was done: 'Carrito 12 · hizo cambios', or what the call says of itself. */
const titleOf = (act: Act): string =>
  act.action === 'acted' ? summaryOf(act) : `${act.model_label} ${act.model_id} · ${actionText(act.action)}`;

/** Fields of the cart by their names: a line is a product. */
const nameOf = (field: string): string => (field.startsWith('products.') ? 'Producto' : field);

/** Lists what was done in somebody's name, newest first, with both names. */
export function ActsCard({ impersonationId }: { readonly impersonationId: number }) {
  const [page, setPage] = useState(1);
  const acts = usePage<Act>(
    `/companies/impersonation-acts?impersonation_id=${impersonationId}&page=${page}&per_page=20`,
  );
  return (
    <Card title="Lo que se hizo en su nombre">
      <ListStatus state={acts} empty="No se cambió nada" />
      <Flex direction="column" alignItems="stretch" gap={4}>
        {(acts.rows ?? []).map((act) => (
          <Flex key={act.id} direction="column" alignItems="stretch">
            <HistoryItem
              title={titleOf(act)}
              at={act.happened_at}
              changes={act.action === 'acted' ? {} : (act.changes as Changes)}
              nameOf={nameOf}
            />
            <Typography variant="pi" textColor="neutral600" tag="p">
              {act.staff ?? 'Personal'} en nombre de {act.person}
            </Typography>
          </Flex>
        ))}
      </Flex>
      {acts.pagination !== null && acts.pagination.pageCount > 1 ? (
        <Pager pagination={acts.pagination} onPage={setPage} />
      ) : null}
    </Card>
  );
}
