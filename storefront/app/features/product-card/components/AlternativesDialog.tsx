import type { RefObject } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';
import type { CartQuestion } from '../../../lib/hooks/cart-questions';
import type { CardView } from '../card.view';
import { useLineAgain } from '../hooks/use-line-again';
import { ProductCarousel } from './ProductCarousel';

interface DialogProps {
  readonly question: Extract<CartQuestion, { kind: 'alternatives' }>;
  readonly cards: readonly CardView[];
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

/** The modal of alternatives (storefront document, section 2, screen 12). */
export function AlternativesDialog({ question, cards, opener, onClose }: DialogProps) {
  const t = useT();
  const { addAgain, isBusy } = useLineAgain(onClose);
  const { shortage, name } = question;
  return (
    <Dialog title={t('cart.alternativesTitle')} isOpen onClose={onClose} opener={opener} look="dialog dialog-huge">
      {shortage === null ? null : <p className="mb-1">{t('cart.notEnoughHere', { name, count: shortage.pieces })}</p>}
      <ProductCarousel
        title={t.count('cart.alternativesFound', cards.length)}
        cards={cards}
        allUrl={null}
        look="carousel-three"
        isReplacement
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        {shortage?.pieces === 0 ? (
          <button
            type="button"
            className="btn btn-secondary"
            disabled={isBusy}
            onClick={() => addAgain({ ...shortage.fields, keeps_original: '1' })}
          >
            {isBusy ? <Spinner /> : null}
            {t('cart.keepOriginal')}
          </button>
        ) : null}
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('ui.close')}
        </button>
      </div>
    </Dialog>
  );
}
