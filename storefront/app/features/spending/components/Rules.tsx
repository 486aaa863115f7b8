import { Form } from '@remix-run/react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { SpenderView } from '../spending.view';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly people: readonly SpenderView[];
  readonly approvers: readonly Named[];
  readonly isBusy: boolean;
}

/** The limit of each secondary user. */
export function Rules({ people, approvers, isBusy }: Props) {
  const t = useT();
  return (
    <section className="grid gap-3" aria-labelledby="rules">
      <h2 id="rules" className="text-xl">
        {t('spending.rules')}
      </h2>
      <p className="text-sm text-muted">{t('spending.taxes')}</p>
      {people.length === 0 ? <p className="panel p-4 text-muted">{t('spending.noPeople')}</p> : null}
      <ul className="grid gap-3 lg:grid-cols-2">
        {people.map((person) => (
          <li key={person.id} className="panel grid content-start gap-3 p-4">
            <div>
              <h3 className="font-semibold">{person.name}</h3>
              <p className="text-sm text-muted">
                {[person.email, person.rule === null ? t('spending.noRule') : null].filter(Boolean).join(' · ')}
              </p>
            </div>
            {/* Another rule is another form: nothing typed is taken along. */}
            <RuleForm key={JSON.stringify(person.rule)} person={person} approvers={approvers} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FormProps extends Omit<Props, 'people'> {
  readonly person: SpenderView;
}

/** What a limit that nobody set yet begins with. */
const noRule = { id: '', currency: 'MXN', orderLimit: '', monthLimit: '', approverId: null, holdHours: 24 } as const;

function RuleForm({ person: { id, name, rule }, approvers, isBusy }: FormProps) {
  const t = useT();
  const shown = rule ?? noRule;
  return (
    <>
      <Form method="post" className="grid gap-3 sm:grid-cols-2">
        <CsrfField />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="person_id" value={id} />
        <input type="hidden" name="rule_id" value={shown.id} />
        <Amount name="order_limit" label={t('spending.orderLimit')} value={shown.orderLimit} />
        <Amount name="month_limit" label={t('spending.monthLimit')} value={shown.monthLimit} />
        <label className="grid gap-1 text-sm">
          {t('spending.currency')}
          <select name="currency" defaultValue={shown.currency} className="field">
            <option value="MXN">MXN</option>
            <option value="USD">USD</option>
          </select>
        </label>
        <label className="grid gap-1 text-sm">
          {t('spending.holdHours')}
          <input type="number" name="hold_hours" min={1} max={72} defaultValue={shown.holdHours} className="field" />
        </label>
        <label className="grid gap-1 text-sm sm:col-span-2">
          {t('spending.whoApproves')}
          <select name="approver_id" defaultValue={shown.approverId ?? ''} className="field">
            <option value="">{t('spending.anybody')}</option>
            {approvers.map((approver) => (
              <option key={approver.id} value={approver.id}>
                {approver.name}
              </option>
            ))}
          </select>
        </label>
        <SubmitButton isBusy={isBusy} className="sm:col-span-2 sm:justify-self-start">
          <span className="sr-only">{t('spending.saveNamed', { name })}</span>
          <span aria-hidden>{t('spending.save')}</span>
        </SubmitButton>
      </Form>
      {rule === null ? null : (
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="rule_id" value={rule.id} />
          <SubmitButton isBusy={isBusy} variant="outline-danger" size="sm">
            <span className="sr-only">{t('spending.removeNamed', { name })}</span>
            <span aria-hidden>{t('spending.remove')}</span>
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

interface AmountProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function Amount({ name, label, value }: AmountProps) {
  const t = useT();
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        name={name}
        inputMode="decimal"
        defaultValue={value}
        placeholder={t('spending.noLimit')}
        maxLength={16}
        className="field tabular"
      />
    </label>
  );
}
