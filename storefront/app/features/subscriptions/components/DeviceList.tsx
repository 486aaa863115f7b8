import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { checkoutAddress, clientName, deviceFacts, isValidDevice } from '../checkout.view';
import type { ClientAnswer, DeviceAnswer } from '../subscriptions.api.server';
import { BackLink, ChosenPart } from './ChosenPart';

interface Props {
  readonly client: ClientAnswer;
  readonly devices: readonly DeviceAnswer[];
  readonly productId: number;
}

/** Which device of a client is subscribed: each one once. */
export function DeviceList({ client, devices, productId }: Props) {
  const t = useT();
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby="devices-title">
      <ChosenPart
        label={t('subscriptions.client')}
        name={clientName(client)}
        text={client.email}
        change={t('subscriptions.changeClient')}
        to={checkoutAddress(productId)}
      />
      <h2 id="devices-title" className="border-t border-line pt-3 text-lg">
        {t('subscriptions.chooseDevice')}
      </h2>
      {devices.some(isValidDevice) ? null : (
        <p role="status" className="rounded-md bg-warn-soft p-3 font-medium text-warn">
          {t('subscriptions.allTaken')}
        </p>
      )}
      <ul className="grid gap-2" aria-labelledby="devices-title">
        {devices.map((device) => (
          <li
            key={device.device_id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">{device.name}</p>
              <p className="text-sm break-words text-muted">
                {deviceFacts(device, (count) => t.count('subscriptions.channels', count))}
              </p>
            </div>
            {isValidDevice(device) ? (
              <Link
                to={checkoutAddress(productId, client.id, device.device_id)}
                preventScrollReset
                className="btn btn-primary btn-sm"
                aria-label={t('subscriptions.chooseNamed', { name: device.name })}
              >
                {t('subscriptions.choose')}
              </Link>
            ) : (
              <span className="badge badge-gray">{t('subscriptions.taken')}</span>
            )}
          </li>
        ))}
      </ul>
      <BackLink productId={productId} />
    </section>
  );
}
