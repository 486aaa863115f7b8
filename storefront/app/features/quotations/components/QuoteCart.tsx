import { Form, useNavigation } from '@remix-run/react';
import { FileText } from 'lucide-react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import '../../../i18n/late/quotations';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useStore } from '../../../lib/hooks/use-store';

/** Makes a quotation of what is in the cart, which stays as it is. */
export function QuoteCart() {
  const t = useT();
  const { person } = useStore();
  const isSending = useNavigation().formAction?.startsWith('/quotations') === true;
  if (person?.hasQuotations !== true || person.hasCart !== true) return null;
  return (
    <Form method="post" action="/quotations" className="panel grid gap-2 p-4">
      <CsrfField />
      <input type="hidden" name="intent" value="quote-cart" />
      <SubmitButton variant="secondary" isBusy={isSending}>
        <FileText size={16} aria-hidden /> {t('quotations.quote')}
      </SubmitButton>
      <p className="text-xs text-muted">{t('quotations.quoteText')}</p>
    </Form>
  );
}
