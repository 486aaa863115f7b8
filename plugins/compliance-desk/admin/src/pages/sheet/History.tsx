import { Flex, Typography } from '@strapi/design-system';
import { Card, formatMoment, ListStatus, usePage } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import { useEffect } from 'react';
import { actionText, reasonOf } from '../../sheet/history';
import type { Sheet } from '../../sheet/sheet';
import { onSheetChange } from '../../sheet/sheet-changes';

/** Who did what to the product's compliance, newest first. */
export function History({ sheet }: { readonly sheet: Sheet }) {
  const history = usePage<ItemOf<'GET /histories'>>(
    `/kernel/histories?modelType=nom-products&modelId=${sheet.id}&per_page=15`,
  );
  const { reload } = history;
  useEffect(() => onSheetChange((changed) => changed === sheet.id && reload()), [sheet.id, reload]);
  return (
    <Card title="Historial">
      <ListStatus state={history} empty="Sin cambios registrados" />
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {(history.rows ?? []).map(({ id, action, actor, changes, happened_at }) => {
          const reason = reasonOf(changes);
          return (
            <Flex tag="li" key={id} direction="column" alignItems="flex-start">
              <Typography variant="pi" fontWeight="semiBold">{`${actor} ${actionText(action)}`}</Typography>
              {reason !== null && <Typography variant="pi">{`«${reason}»`}</Typography>}
              <Typography variant="pi" textColor="neutral600">
                {formatMoment(happened_at)}
              </Typography>
            </Flex>
          );
        })}
      </Flex>
    </Card>
  );
}
