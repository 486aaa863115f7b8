import { Form, useNavigation } from '@remix-run/react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { checkoutAddress, clientName, deviceFacts } from '../checkout.view';
import type { ClientAnswer, DeviceAnswer, PlanAnswer } from '../subscriptions.api.server';
import { BackLink, ChosenPart } from './ChosenPart';
import { PlanPrice } from './PlanPrice';

interface Props {
  readonly plan: PlanAnswer;
  readonly client: ClientAnswer;
  readonly device: DeviceAnswer;
}

/** Renders what is about to be bought, and the way to pay for it. */
export function PurchaseSummary({ plan, client, device }: Props) {
  const t = useT();
  const { state, formData } = useNavigation();
  return (
    <section className="panel grid gap-4 p-4" aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-lg">
        {t('subscriptions.summary')}
      </h2>
      <ChosenPart
        label={t('subscriptions.client')}
        name={clientName(client)}
        text={client.email}
        change={t('subscriptions.changeClient')}
        to={checkoutAddress(plan.id)}
      />
      <ChosenPart
        label={t('subscriptions.device')}
        name={device.name}
        text={deviceFacts(device, (count) => t.count('subscriptions.channels', count))}
        change={t('subscriptions.changeDevice')}
        to={checkoutAddress(plan.id, client.id)}
      />
      <div className="border-t border-line pt-3">
        <p className="text-xs text-muted">{plan.name}</p>
        <p className="text-xl font-bold text-ink">
          <PlanPrice plan={plan} />
        </p>
      </div>
      <p className="text-sm text-muted">{t('subscriptions.leaving')}</p>
      <Form method="post">
        <CsrfField />
        <input type="hidden" name="intent" value="subscribe" />
        <input type="hidden" name="product_id" value={plan.id} />
        <input type="hidden" name="customer_id" value={client.id} />
        <input type="hidden" name="device_id" value={device.device_id} />
        <SubmitButton isBusy={state !== 'idle' && formData?.get('intent') === 'subscribe'} size="lg">
          {t('subscriptions.buy')}
        </SubmitButton>
      </Form>
      <BackLink productId={plan.id} client={client.id} />
    </section>
  );
}
