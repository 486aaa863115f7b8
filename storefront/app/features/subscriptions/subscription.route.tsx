import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { Price } from '../../components/ui/Price';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/subscriptions';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { PlanPicker } from './components/PlanPicker';
import { StatusBadge } from './components/StatusBadge';
import { SubscriptionFacts } from './components/SubscriptionFacts';
import { isToBePaid } from './subscription.view';
import { subscriptionsApi } from './subscriptions.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `${data.subscription.product_name} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api } = storeScope(args);
  const isPicking = new URL(args.request.url).searchParams.has('plans');
  const [subscription, plans] = await orBoundary(
    Promise.all([
      subscriptionsApi.show(api, pathId(args.params.id)),
      isPicking ? subscriptionsApi.plans(api) : Promise.resolve(null),
    ]),
    args,
  );
  return { subscription, plans };
}

/** A subscription as the platform says that it stands, with the ways to pay it and to change its plan. */
export default function SubscriptionPage() {
  const t = useT();
  const { subscription, plans } = useLoaderData<typeof loader>();
  const { product_name: name, transaction_amount: amount, init_point: link } = subscription;
  return (
    <main id="content" className="page grid gap-4 py-4">
      <Link to="/acoba-subscriptions" className="link flex items-center gap-1 justify-self-start text-sm">
        <ArrowLeft size={16} aria-hidden /> {t('subscriptions.back')}
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-2xl">{name}</h1>
            <StatusBadge subscription={subscription} />
          </div>
          <p className="mt-1 text-xl font-bold text-ink">
            <Price money={{ amount, currency: 'MXN' }} /> <small className="text-muted">{t('product.perMonth')}</small>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isToBePaid(subscription) && link !== null ? (
            <a href={link} target="_blank" rel="noopener noreferrer" className="btn btn-primary">
              {t('subscriptions.pay')}
              <span className="sr-only">{t('subscriptions.newTab')}</span>
            </a>
          ) : null}
          <Form method="get" preventScrollReset>
            <button type="submit" name="plans" value="1" aria-expanded={plans !== null} className="btn btn-secondary">
              {t('subscriptions.changePlan')}
            </button>
          </Form>
        </div>
      </header>
      {plans === null ? null : <PlanPicker plans={plans} current={subscription.product_id} />}
      <SubscriptionFacts subscription={subscription} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
