import { Form, Link, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Disclosed } from '../../../components/ui/Disclosed';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { NextStep, QuotationView } from '../quotation.view';

interface StepsProps {
  readonly quotation: QuotationView;
  readonly errors: FieldErrors;
}

/** What its reader may do next; what is closed says why. */
export function NextSteps({ quotation: { id, next }, errors }: StepsProps) {
  const t = useT();
  if (next.length === 0) return null;
  return (
    <section aria-label={t('quotations.whatNext')} className="grid gap-2">
      {next.map((step) => (
        <Step key={step.status} id={id} step={step} errors={errors} />
      ))}
    </section>
  );
}

interface StepProps {
  readonly id: number;
  readonly step: NextStep;
  readonly errors: FieldErrors;
}

function Step({ id, step, errors }: StepProps) {
  const t = useT();
  const { status, reasons } = step;
  const label = t(`quotations.move_${status}`);
  if (reasons.length > 0)
    return (
      <p className="panel px-4 py-3 text-sm text-muted">
        <span className="font-medium text-text">{label}</span>: {reasons.join(' ')}
      </p>
    );
  if (status === 'convertida')
    return (
      <Link to={`/quotations/${id}/order`} className="btn btn-primary btn-lg">
        {label}
      </Link>
    );
  if (status === 'contraoferta' || status === 'rechazada')
    return (
      <Disclosed title={label} isOpen={errors.answer !== undefined || errors.target_total !== undefined}>
        <MoveForm status={status} label={label}>
          <Field
            label={t(status === 'contraoferta' ? 'quotations.proposal' : 'quotations.reason')}
            errors={errors.answer}
          >
            <textarea name="answer" rows={3} maxLength={2_000} required={status === 'contraoferta'} />
          </Field>
          {status === 'contraoferta' ? (
            <Field label={t('quotations.targetTotal')} errors={errors.target_total}>
              <input name="target_total" inputMode="decimal" maxLength={14} />
            </Field>
          ) : null}
        </MoveForm>
      </Disclosed>
    );
  return <MoveForm status={status} label={label} />;
}

interface MoveProps {
  readonly status: NextStep['status'];
  readonly label: string;
  readonly children?: React.ReactNode;
}

function MoveForm({ status, label, children }: MoveProps) {
  const sent = useNavigation().formData;
  const isMain = status === 'enviada' || status === 'aceptada';
  return (
    <Form method="post" className="grid gap-3">
      <CsrfField />
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="status" value={status} />
      {children}
      <SubmitButton
        variant={isMain ? 'primary' : status === 'rechazada' ? 'outline-danger' : 'secondary'}
        size={isMain ? 'lg' : 'md'}
        isBusy={sent?.get('intent') === 'move' && sent.get('status') === status}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
