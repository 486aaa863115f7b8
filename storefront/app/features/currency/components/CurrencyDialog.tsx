import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '../../../i18n/I18nProvider';
import { useFormToken } from '../../../lib/hooks/use-form-token';
import { CurrencyForm } from './CurrencyForm';

interface DialogProps {
  readonly redirectTo: string;
  readonly onClose: () => void;
}

export default function CurrencyDialog({ redirectTo, onClose }: DialogProps) {
  const t = useT();
  const token = useFormToken();
  return (
    <Dialog title={t('currency.title')} description={t('currency.text')} isOpen onClose={onClose}>
      <CurrencyForm token={token} redirectTo={redirectTo} onSent={onClose} />
    </Dialog>
  );
}
