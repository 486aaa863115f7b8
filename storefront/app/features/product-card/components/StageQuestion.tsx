import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '../../../i18n/I18nProvider';

interface QuestionProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asked when the cart is already in checkout: adding means going back to its first stage. */
export default function StageQuestion({ onYes, onNo }: QuestionProps) {
  const t = useT();
  return (
    <Dialog title={t('cart.stageTitle')} description={t('cart.stageText')} isOpen onClose={onNo}>
      <div className="flex justify-end gap-2">
        <button type="button" className="btn btn-secondary" onClick={onNo}>
          {t('cart.stageNo')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onYes}>
          {t('cart.stageYes')}
        </button>
      </div>
    </Dialog>
  );
}
