import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { companyApi } from './company.api.server';
import { contactIntents } from './company.intents.server';
import { companyTelephoneTypes, contactView } from './company.view';
import { CompanyFrame, useCompanyRight } from './components/CompanyFrame';
import { ContactList } from './components/ContactList';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const [emails, telephones, whatsapp, emailTypes, telephoneTypes, notices] = await orBoundary(
    Promise.all([
      companyApi.contacts(api, 'emails'),
      companyApi.contacts(api, 'telephones'),
      companyApi.contacts(api, 'whatsapp'),
      companyApi.emailTypes(api),
      companyApi.telephoneTypes(api),
      companyApi.noticeTypes(api),
    ]),
    args,
  );
  return {
    title: `${translateFor(locale)('company.contacts')} | Mayorista`,
    emails: emails.map((each) => contactView('emails', each)),
    telephones: telephones.map((each) => contactView('telephones', each)),
    whatsapp: whatsapp.map((each) => contactView('whatsapp', each)),
    notices: notices.map(({ id, name }) => ({ id, name })),
    emailTypes: emailTypes.map(({ id, name }) => ({ id, name })),
    telephoneTypes: companyTelephoneTypes(telephoneTypes).map(({ id, name }) => ({ id, name })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const answer = await runIntent(contactIntents, args);
  // Which form is refused: the new one of a kind, or that of a contact.
  const target = `${String(form.get('kind'))}-${String(form.get('contact_id') ?? 'new')}`;
  return 'ok' in answer ? { answer, target } : { answer: answer.data, target };
}

/** How a company is reached: its e-mails, telephones and WhatsApp numbers. */
export default function CompanyContactsPage() {
  const t = useT();
  const { emails, telephones, whatsapp, emailTypes, telephoneTypes, notices } = useLoaderData<typeof loader>();
  const { answer, target = '' } = useActionData<typeof action>() ?? {};
  const errors = answer?.ok === false ? answer.errors : {};
  const mayWrite = useCompanyRight('company-emails.write');
  const isCodeSent = answer?.ok === true && answer.isCodeSent === true;
  const common = { mayWrite, errors, target, isCodeSent };
  return (
    <CompanyFrame title={t('company.contacts')} answer={answer}>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <ContactList kind="emails" contacts={emails} types={emailTypes} notices={notices} {...common} />
        <ContactList kind="telephones" contacts={telephones} types={telephoneTypes} {...common} />
        <ContactList kind="whatsapp" contacts={whatsapp} types={[]} {...common} />
      </div>
    </CompanyFrame>
  );
}

export { isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
