import { Facts } from '../../../components/ui/Facts';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { SubscriptionAnswer } from '../subscriptions.api.server';

/** Renders what was subscribed, for whom, for which device. */
export function SubscriptionFacts({ subscription }: { readonly subscription: SubscriptionAnswer }) {
  const { t, tag } = useI18n();
  const day = (text: string | null) => (text === null ? null : formatDay(text, tag));
  const { product_identifier, start_date, end_date, client_name, client_id, client_email } = subscription;
  const { device_name, device_id, device_type, device_manufacturer, device_max_channels } = subscription;
  const parts = [
    [
      t('subscriptions.subscription'),
      [
        [t('subscriptions.productIdentifier'), product_identifier],
        [t('subscriptions.startDate'), day(start_date)],
        [t('subscriptions.endDate'), day(end_date)],
      ],
    ],
    [
      t('subscriptions.client'),
      [
        [t('subscriptions.clientName'), client_name],
        [t('subscriptions.clientId'), client_id],
        [t('subscriptions.clientEmail'), client_email],
      ],
    ],
    [
      t('subscriptions.device'),
      [
        [t('subscriptions.deviceName'), device_name],
        [t('subscriptions.deviceId'), device_id],
        [t('subscriptions.deviceType'), device_type],
        [t('subscriptions.deviceManufacturer'), device_manufacturer],
        [t('subscriptions.deviceMaxChannels'), device_max_channels],
      ],
    ],
  ] as const;
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      {parts.map(([title, facts]) => (
        <section key={title} aria-label={title} className="panel grid gap-3 p-4">
          <h2 className="text-sm">{title}</h2>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  );
}
