import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { checkoutAddress, clientName, isValidClient } from '../checkout.view';
import type { ClientAnswer } from '../subscriptions.api.server';

interface Props {
  readonly clients: readonly ClientAnswer[];
  readonly productId: number;
}

/** Lists the clients, one of whose devices is subscribed. */
export function ClientList({ clients, productId }: Props) {
  const t = useT();
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby="clients-title">
      <h2 id="clients-title" className="text-lg">
        {t('subscriptions.chooseClient')}
      </h2>
      {clients.some(isValidClient) ? null : <NoClients productId={productId} />}
      <ul className="grid gap-2" aria-labelledby="clients-title">
        {clients.map((client) => (
          <li
            key={client.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">{clientName(client)}</p>
              <p className="text-sm break-words text-muted">{client.email}</p>
              <p className="text-sm text-muted">{t.count('subscriptions.devices', client.number_of_devices)}</p>
            </div>
            {isValidClient(client) ? (
              <Link
                to={checkoutAddress(productId, client.id)}
                preventScrollReset
                className="btn btn-primary btn-sm"
                aria-label={t('subscriptions.chooseNamed', { name: clientName(client) })}
              >
                {t('subscriptions.choose')}
              </Link>
            ) : (
              <span className="badge badge-gray">{t('subscriptions.withoutDevices')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoClients({ productId }: Pick<Props, 'productId'>) {
  const t = useT();
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-warn-soft p-3">
      <p className="font-medium text-warn">{t('subscriptions.noClients')}</p>
      <p className="text-sm">{t('subscriptions.noClientsText')}</p>
      <Link to={checkoutAddress(productId)} className="btn btn-secondary btn-sm">
        {t('subscriptions.retry')}
      </Link>
    </div>
  );
}
