import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { askAboutCart, type LineFields } from '../../../lib/hooks/cart-questions';
import { notify } from '../../../lib/hooks/notifications';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';
import { useSentOnce } from '../../../lib/hooks/use-sent-once';
import {
  FEEDBACK_MS,
  isQuestion,
  isStageRefused,
  piecesWhenOffered,
  stateAfter,
  type AddLineAnswer,
  type AddState,
} from '../add-line';

/** The states of the add-to-cart button; a refusal that is a question is asked in its dialog. */
export function useAddToCart({ productId, name }: { readonly productId: number; readonly name: string }) {
  const t = useT();
  const fetcher = useFetcher<AddLineAnswer>();
  const [feedback, setFeedback] = useState<AddState>('idle');
  const form = useRef<HTMLFormElement>(null);
  const { data, state } = fetcher;
  const onSubmit = useSentOnce(fetcher);

  useEffect(() => {
    if (!data) return undefined;
    setFeedback(stateAfter(data));
    if (data.ok) {
      notify('success', t('cart.added'));
      // What a search led to: the code comes when it is needed.
      void import('../../../lib/search-analytics').then(({ noteAdded }) => noteAdded(productId));
    }
    const fields = fieldsOf(form.current);
    const pieces = piecesWhenOffered(data);
    if (isStageRefused(data)) askAboutCart({ kind: 'stage', fields });
    else if (pieces !== null) askAboutCart({ kind: 'alternatives', productId, name, shortage: { fields, pieces } });
    const timer = setTimeout(() => setFeedback('idle'), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [data, t, productId, name]);
  useRefusalToast(isQuestion(data) ? null : data, { hasFields: false });

  const buttonState: AddState = state === 'submitting' ? 'request' : feedback;
  return { Form: fetcher.Form, form, state: buttonState, onSubmit };
}

/** The form as it stands, its token included. */
function fieldsOf(form: HTMLFormElement | null): LineFields {
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
