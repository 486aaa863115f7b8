import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatMoney } from '../../../lib/format/money';
import type { LeftOverView } from '../options.view';
import { Choice } from './StageForm';
import { methodText } from '../method-text';

/** What the chosen payments leave over: with which way it is covered, and what that costs (storefront document, section 7). */
export function LeftOver({ leftOver: { amount, chosen, commission, options } }: { readonly leftOver: LeftOverView }) {
  const { t, tag } = useI18n();
  const isSending = useNavigation().formMethod === 'POST';
  const submit = useSubmit();
  const ask = (option: string) => submit({ option }, { method: 'get', action: '/carts', preventScrollReset: true });
  const title = t('purchase.leftOver', { amount: formatMoney(amount, tag) });
  // The form that was sent stands below: without this nobody would see that something is asked for above it.
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [amount.amount]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      className="panel scroll-mt-4 border-warn bg-warn-soft p-4 outline-none"
    >
      <h2 className="mb-1 text-lg">{title}</h2>
      <Form data-unkept method="post" action="/carts" className="grid gap-3">
        <CsrfField />
        <input type="hidden" name="intent" value="cover-left-over" />
        <fieldset className="grid gap-2" key={chosen ?? ''}>
          <legend className="mb-2">{t('purchase.coverWith')}</legend>
          {options.map((option) => (
            <Choice
              key={option.method}
              name="option"
              value={option.method}
              isChosen={option.method === chosen}
              onChoose={() => ask(option.method)}
              label={option.label ?? t(methodText[option.method])}
              detail={[
                option.commission === null ? null : t('purchase.commission', { percent: option.commission }),
                option.available === null ? null : `${t('purchase.available')} ${formatMoney(option.available, tag)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </fieldset>
        {commission === null ? null : (
          <p className="text-sm">{t('purchase.commissionIs', { amount: formatMoney(commission, tag) })}</p>
        )}
        <SubmitButton size="lg" className="justify-self-end" isBusy={isSending} isDisabled={options.length === 0}>
          {t('purchase.cover')}
        </SubmitButton>
      </Form>
    </section>
  );
}
