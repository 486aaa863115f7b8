import { useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import type { WayProps } from './way-props';

/** A carrier's counter: which of them serve a postal code, and who collects there. */
export function OfficeFields({ cart, options, errors }: WayProps) {
  const t = useT();
  const { offices, coverageZip, receivers } = options;
  const [zip, setZip] = useState(coverageZip);
  const submit = useSubmit();
  const check = () => submit({ zip_code: zip }, { method: 'get', action: '/carts', preventScrollReset: true });
  const chosen = cart.delivery?.officeId ?? offices[0]?.id;
  const nameOf = ({ name, detail, hasCoverage }: (typeof offices)[number]) => {
    const coverage = hasCoverage === null ? null : t(hasCoverage ? 'purchase.covered' : 'purchase.notCovered');
    return [name, coverage, detail].filter(Boolean).join(' · ');
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <Field id="coverage" label={t('purchase.coverageZip')} className="w-40">
          {(aria) => (
            <input
              {...aria}
              inputMode="numeric"
              maxLength={5}
              value={zip}
              onChange={({ currentTarget }) => setZip(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                check();
              }}
              className="field"
            />
          )}
        </Field>
        <button type="button" className="btn btn-secondary" disabled={!/^\d{5}$/.test(zip)} onClick={check}>
          {t('purchase.checkCoverage')}
        </button>
      </div>
      <Field id="office" label={t('purchase.office')} errors={errors.delivery_office}>
        {(aria) => (
          <select {...aria} key={coverageZip} name="delivery_office" defaultValue={chosen} className="field">
            {offices.map((office) => (
              <option key={office.id} value={office.id}>
                {nameOf(office)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field id="receiver" label={t('purchase.receiver')} errors={errors.receiver ?? errors['receiver.name']}>
          {(aria) => (
            <input
              {...aria}
              name="receiver_name"
              list="receivers"
              defaultValue={cart.delivery?.receiver?.name ?? ''}
              maxLength={160}
              className="field"
            />
          )}
        </Field>
        <datalist id="receivers">
          {receivers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field id="receiver-telephone" label={t('purchase.receiverTelephone')} errors={errors['receiver.telephone']}>
          {(aria) => (
            <input
              {...aria}
              type="tel"
              name="receiver_telephone"
              defaultValue={cart.delivery?.receiver?.telephone ?? ''}
              maxLength={40}
              className="field"
            />
          )}
        </Field>
      </div>
    </>
  );
}
