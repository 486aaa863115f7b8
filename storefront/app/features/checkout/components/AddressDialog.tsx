import { useFetcher } from '@remix-run/react';
import { useEffect, type RefObject } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { addressValues } from '../../addresses';
import type { action } from '../cart-addresses.route';
import { NewAddressFields } from './NewAddressFields';

interface DialogProps {
  readonly type: string;
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  /** Called with the radio of the address that was added. */
  readonly onAdded: (key: string) => void;
}

const empty = addressValues(null);
const noErrors = {};

/** A new address, typed over the cart. */
export default function AddressDialog({ type, opener, onClose, onAdded }: DialogProps) {
  const t = useT();
  const { Form, state, data } = useFetcher<typeof action>();
  const added = state === 'idle' && data !== undefined && 'key' in data ? data.key : null;
  useEffect(() => {
    if (added !== null) onAdded(added);
  }, [added, onAdded]);
  const errors = data !== undefined && 'errors' in data ? data.errors : noErrors;
  return (
    <Dialog title={t('purchase.newAddressTitle')} isOpen opener={opener} onClose={onClose} look="dialog dialog-wide">
      <Form method="post" action={`/cart-addresses?type=${type}`} className="grid gap-4" noValidate>
        <NewAddressFields type={type} values={empty} postal={null} errors={errors} />
        <div className="flex justify-end gap-2">
          <button type="button" className="btn btn-secondary" onClick={onClose}>
            {t('wishLists.cancel')}
          </button>
          <SubmitButton isBusy={state !== 'idle'}>{t('purchase.useAddress')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
