import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { Facts } from '../../components/ui/Facts';
import { useI18n, useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { formatMoney } from '../../lib/format/money';
import { pageMeta } from '../../lib/format/page-meta';
import { telephoneText } from '../../lib/format/telephone';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { accountView, type AccountView } from './account.view';
import { companyApi } from './company.api.server';
import { accountIntents } from './company.intents.server';
import { CompanyFrame } from './components/CompanyFrame';
import { LogoForm } from './components/LogoForm';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, locale } = storeScope(args);
  const user = await orBoundary(companyApi.user(api), args);
  if (user.company === null) throw new Response(null, { status: 403 });
  const [logo, salesman, ...credits] = await orBoundary(
    Promise.all([
      companyApi.logo(api, user.company.id),
      companyApi.salesman(api, person.id),
      ...(person.hasStatements ? (['MXN', 'USD'] as const).map((currency) => companyApi.credit(api, currency)) : []),
    ]),
    args,
  );
  return {
    title: `${translateFor(locale)('company.account')} | Mayorista`,
    logo,
    account: accountView(user, salesman, credits),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(accountIntents, args);

/** What the company is to the house: level, branch, salesman, credit; and the logo that its quotations show. */
export default function CompanyAccountPage() {
  const t = useT();
  const { account, logo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const last = answer === undefined || 'ok' in answer ? answer : undefined;
  const errors = last?.ok === false ? last.errors : {};
  const { salesman } = account;
  return (
    <CompanyFrame title={t('company.account')} answer={last}>
      {account.isBlocked ? <Alert kind="warning">{t('company.creditBlocked')}</Alert> : null}
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <section className="panel grid gap-3 p-4" aria-labelledby="terms-title">
          <h2 id="terms-title" className="text-lg">
            {t('company.terms')}
          </h2>
          <Facts
            facts={[
              [t('company.priceLevel'), account.priceLevel],
              [t('company.branch'), account.branch],
              [t('company.salesman'), salesman?.name ?? t('company.noSalesman')],
              [
                t('company.email'),
                salesman === null ? null : (
                  <a href={`mailto:${salesman.email}`} className="break-all text-accent">
                    {salesman.email}
                  </a>
                ),
              ],
              [
                t('company.telephone'),
                salesman?.telephone ? (
                  <a href={`tel:${salesman.telephone}`} className="text-accent">
                    {telephoneText(salesman.telephone)}
                  </a>
                ) : null,
              ],
            ]}
          />
        </section>
        <Credit credits={account.credits} />
        <LogoForm logo={logo} errors={errors} />
      </div>
    </CompanyFrame>
  );
}

function Credit({ credits }: Pick<AccountView, 'credits'>) {
  const { t, tag } = useI18n();
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby="credit-title">
      <h2 id="credit-title" className="text-lg">
        {t('company.credit')}
      </h2>
      {credits.length === 0 ? <p className="text-muted">{t('company.noCredit')}</p> : null}
      {credits.map((credit) => (
        <div key={credit.limit.currency} className="border-b border-line pb-3 last-of-type:border-0">
          <Facts
            facts={[
              [t('company.creditLimit'), formatMoney(credit.limit, tag)],
              [t('company.creditAvailable'), formatMoney(credit.available, tag)],
              [t('company.creditOwed'), formatMoney(credit.owed, tag)],
              [
                t('company.creditOverdue'),
                credit.overdue === null ? null : <span className="text-bad">{formatMoney(credit.overdue, tag)}</span>,
              ],
              [t('company.creditDays'), credit.days],
            ]}
          />
        </div>
      ))}
      {credits.length === 0 ? null : (
        <Link to="/statements" className="text-accent">
          {t('company.statements')}
        </Link>
      )}
    </section>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
