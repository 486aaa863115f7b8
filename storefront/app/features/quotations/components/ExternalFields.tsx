import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import type { ExternalView } from '../external.view';

interface FieldsProps {
  readonly external: ExternalView;
  readonly errors: FieldErrors;
}

/** Name, logo, texts and margins of a distributor's own quotation. */
export function ExternalFields({ external, errors }: FieldsProps) {
  const t = useT();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('quotations.businessName')} errors={errors.business_name}>
          <input name="business_name" defaultValue={external.businessName} maxLength={200} />
        </Field>
        <Field label={t('quotations.customer')} errors={errors.customer_name}>
          <input name="customer_name" defaultValue={external.customerName} maxLength={200} />
        </Field>
        <Field label={t('quotations.businessContact')} errors={errors.contact} className="sm:col-span-2">
          <textarea name="contact" rows={2} defaultValue={external.contact} maxLength={500} />
        </Field>
        <Field label={t('quotations.logo')} hint={t('quotations.logoHint')} errors={errors.logo}>
          <input type="file" name="logo" accept=".png,.jpg,.jpeg" className="h-auto py-2" />
        </Field>
        {external.logo === null ? null : (
          <label className="flex items-center gap-2 self-end pb-2 text-sm">
            <input type="checkbox" name="without_logo" value="1" />{' '}
            {t('quotations.withoutLogo', { name: external.logo })}
          </label>
        )}
        <Field label={t('quotations.headerText')} errors={errors.header_text} className="sm:col-span-2">
          <textarea name="header_text" rows={3} defaultValue={external.headerText} maxLength={2_000} />
        </Field>
        <Field label={t('quotations.footerText')} errors={errors.footer_text} className="sm:col-span-2">
          <textarea name="footer_text" rows={3} defaultValue={external.footerText} maxLength={4_000} />
        </Field>
        <Field label={t('quotations.margin')} hint={t('quotations.marginHint')} errors={errors.margin_percent}>
          <input name="margin_percent" inputMode="decimal" defaultValue={external.margin} maxLength={8} />
        </Field>
      </div>
      {external.margins.length === 0 ? null : (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{t('quotations.margins')}</legend>
          <p className="text-xs text-muted">{t('quotations.marginsHint')}</p>
          {external.margins.map(({ productId, name, margin }, at) => (
            <Field key={productId} label={name} errors={errors[`margins.${at}.margin_percent`]}>
              <input
                name={`margin-${productId}`}
                inputMode="decimal"
                defaultValue={margin}
                placeholder={external.margin}
                maxLength={8}
                className="!w-28"
              />
            </Field>
          ))}
        </fieldset>
      )}
    </>
  );
}
