import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { CartQuestion } from '../../../lib/hooks/cart-questions';
import { notify } from '../../../lib/hooks/notifications';
import type { loader } from '../product-alternatives.resource';
import { AlternativesDialog } from './AlternativesDialog';

interface AlternativesProps {
  readonly question: Extract<CartQuestion, { kind: 'alternatives' }>;
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

/** What the buyer's branch can deliver instead: opens with a list, and says so when there is none (storefront document, section 5). */
export default function Alternatives({ question, opener, onClose }: AlternativesProps) {
  const t = useT();
  const { load, data } = useFetcher<typeof loader>();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => load(`/product-alternatives/${question.productId}`), [load, question.productId]);
  useEffect(() => {
    if (data === undefined || (data?.length ?? 0) > 0) return;
    if (data === null) notify('error', t('errors.request'));
    else notify('info', t('cart.noAlternatives'));
    close.current();
  }, [data, t]);
  if (!data || data.length === 0) return null;
  return <AlternativesDialog question={question} cards={data} opener={opener} onClose={onClose} />;
}
