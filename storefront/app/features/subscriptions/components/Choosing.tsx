import { ExternalLink } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import type { CheckoutStep } from '../load-checkout.server';
import type { PlanAnswer } from '../subscriptions.api.server';
import { ClientList } from './ClientList';
import { DeviceList } from './DeviceList';
import { PurchaseSummary } from './PurchaseSummary';

type Choice = Extract<CheckoutStep, { step: 'choosing' }>;

/** A greeting with the way to the platform's portal, then one thing after the other: client, device, summary. */
export function Choosing({ view, plan }: { readonly view: Choice; readonly plan: PlanAnswer }) {
  const { clients, client, devices, device } = view;
  return (
    <>
      <Greeting view={view} />
      {client === null ? (
        <ClientList clients={clients} productId={plan.id} />
      ) : device === null ? (
        <DeviceList client={client} devices={devices} productId={plan.id} />
      ) : (
        <PurchaseSummary plan={plan} client={client} device={device} />
      )}
    </>
  );
}

function Greeting({ view: { installer, portalUrl } }: { readonly view: Choice }) {
  const t = useT();
  return (
    <section className="panel grid gap-3 p-4" aria-label={t('subscriptions.portal')}>
      <h2 className="text-lg">{t('subscriptions.hello', { name: installer })}</h2>
      <p className="text-muted">{t('subscriptions.helloText')}</p>
      {portalUrl === null ? (
        <p className="text-sm text-muted">{t('subscriptions.noPortal')}</p>
      ) : (
        <p className="flex flex-wrap gap-2">
          {(['portalClients', 'portalDevices'] as const).map((key) => (
            <a
              key={key}
              href={portalUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="btn btn-secondary btn-sm"
            >
              {t(`subscriptions.${key}`)} <ExternalLink size={14} aria-hidden />
              <span className="sr-only">{t('subscriptions.newTab')}</span>
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
