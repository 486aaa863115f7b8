import { Link, useFetcher } from '@remix-run/react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/franchise';
import { CsrfField } from '../../lib/forms/CsrfField';
import { notify } from '../../lib/hooks/notifications';
import type { Migration } from './franchise.types';

const keepOpen = (event: Event) => event.preventDefault();

/** Branch, salesman and accounts to confirm. It goes by its button alone: neither Escape nor a click beside it closes it. */
export default function FranchiseDialog({ migration }: { readonly migration: Migration }) {
  const t = useT();
  const { Form, data, state } = useFetcher<{ ok: boolean }>();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (data?.ok !== true) return;
    notify('success', t('franchise.thanks'));
    setOpen(false);
  }, [data, t]);
  const { salesman, assigned_branch: assigned, branches, banks } = migration;
  return (
    <Radix.Root open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          className="dialog dialog-wide"
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
        >
          <Radix.Title className="mb-3 text-lg font-semibold text-ink">{t('franchise.title')}</Radix.Title>
          <Form method="post" action="/franchise-migration" className="grid gap-4">
            <CsrfField />
            <input type="hidden" name="intent" value="confirm" />
            <dl className="grid gap-3 sm:grid-cols-2">
              <div>
                <dt className="text-sm text-muted">{t('franchise.branch')}</dt>
                <dd className="font-medium">{assigned?.name ?? t('franchise.none')}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">{t('franchise.salesman')}</dt>
                {salesman === null ? (
                  <dd>{t('franchise.none')}</dd>
                ) : (
                  <dd>
                    <span className="font-medium">{salesman.full_name}</span>
                    <a className="link block" href={`mailto:${salesman.email}`}>
                      {salesman.email}
                    </a>
                    {salesman.number === null ? null : (
                      <a className="link block" href={`tel:${salesman.number}`}>
                        {salesman.number}
                        {salesman.extension === null
                          ? ''
                          : ` ${t('franchise.extension', { number: salesman.extension })}`}
                      </a>
                    )}
                  </dd>
                )}
              </div>
            </dl>
            <div>
              <label htmlFor="requestedBranchId" className="mb-1 block font-medium">
                {t('franchise.other')}
              </label>
              <select id="requestedBranchId" name="requestedBranchId" defaultValue="" className="field">
                <option value="">{t('franchise.keep')}</option>
                {branches
                  .filter(({ id }) => id !== assigned?.id)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            </div>
            <p className="text-muted">
              {t('franchise.delivery')}{' '}
              <Link to="/sucursales" className="link" target="_blank">
                {t('franchise.local')}
              </Link>
            </p>
            <section aria-labelledby="franchise-banks">
              <h3 id="franchise-banks" className="mb-1 font-medium">
                {t('franchise.banks')}
              </h3>
              <ul className="grid gap-2 text-sm sm:grid-cols-2">
                {banks.map((bank) => (
                  <li key={bank.id} className="rounded-md border border-line p-2 tabular-nums">
                    <p className="font-medium">
                      {bank.name} {bank.currency ?? ''}
                    </p>
                    {bank.account_number === null ? null : (
                      <p>{t('franchise.account', { number: bank.account_number })}</p>
                    )}
                    {bank.clabe === null ? null : <p>CLABE {bank.clabe}</p>}
                  </li>
                ))}
              </ul>
            </section>
            <SubmitButton isBusy={state !== 'idle'} className="justify-self-end">
              {t('franchise.confirm')}
            </SubmitButton>
          </Form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
