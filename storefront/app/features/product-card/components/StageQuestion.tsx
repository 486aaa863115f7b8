import type { RefObject } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';
import type { LineFields } from '../../../lib/hooks/cart-questions';
import { notify } from '../../../lib/hooks/notifications';
import { useLineAgain } from '../hooks/use-line-again';

interface QuestionProps {
  readonly fields: LineFields;
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

/** Asked when the cart is already in checkout: adding means going back to its first stage. */
export default function StageQuestion({ fields, opener, onClose }: QuestionProps) {
  const t = useT();
  const { addAgain, isBusy } = useLineAgain(onClose);
  const decline = () => {
    notify('info', t('cart.notAdded'));
    onClose();
  };
  return (
    <Dialog title={t('cart.stageTitle')} description={t('cart.stageText')} isOpen onClose={decline} opener={opener}>
      <div className="flex justify-end gap-2">
        <button type="button" className="btn btn-secondary" onClick={decline}>
          {t('cart.stageNo')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={isBusy}
          onClick={() => addAgain({ ...fields, intent: 'reopen-and-add' })}
        >
          {isBusy ? <Spinner /> : null} {t('cart.stageYes')}
        </button>
      </div>
    </Dialog>
  );
}
