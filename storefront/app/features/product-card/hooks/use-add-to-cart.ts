import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { notify } from '../../../lib/hooks/notifications';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';
import { FEEDBACK_MS, isStageRefused, stateAfter, type AddLineAnswer, type AddState } from '../add-line';

/** The states of the add-to-cart button and the question about the cart's stage. */
export function useAddToCart() {
  const t = useT();
  const fetcher = useFetcher<AddLineAnswer>();
  const [feedback, setFeedback] = useState<AddState>('idle');
  const [isAsking, setAsking] = useState(false);
  const { data, state } = fetcher;

  useEffect(() => {
    if (!data) return undefined;
    setFeedback(stateAfter(data));
    setAsking(isStageRefused(data));
    if (data.ok) notify('success', t('cart.added'));
    const timer = setTimeout(() => setFeedback('idle'), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [data, t]);
  useRefusalToast(isStageRefused(data) ? null : data);

  const decline = () => {
    setAsking(false);
    notify('info', t('cart.notAdded'));
  };
  const buttonState: AddState = state === 'submitting' ? 'request' : feedback;
  return { fetcher, state: buttonState, isAsking, accept: () => setAsking(false), decline };
}
