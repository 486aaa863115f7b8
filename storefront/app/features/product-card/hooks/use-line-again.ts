import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { askAboutCart, type LineFields } from '../../../lib/hooks/cart-questions';
import { notify } from '../../../lib/hooks/notifications';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';
import { isStageRefused, type AddLineAnswer } from '../add-line';

/** Sends a refused addition again in another way, says how it went, and is done; a closed stage asks its question next. */
export function useLineAgain(onDone: () => void) {
  const t = useT();
  const { submit, data, state } = useFetcher<AddLineAnswer>();
  const sent = useRef<LineFields>({});
  const done = useRef(onDone);
  done.current = onDone;
  useRefusalToast(isStageRefused(data) ? null : data, { hasFields: false });
  useEffect(() => {
    if (!data) return;
    if (isStageRefused(data)) {
      askAboutCart({ kind: 'stage', fields: sent.current });
      return;
    }
    if (data.ok) notify('success', t('cart.added'));
    done.current();
  }, [data, t]);
  const addAgain = (fields: LineFields) => {
    sent.current = fields;
    submit(fields, { method: 'post', action: '/cart-lines' });
  };
  return { isBusy: state !== 'idle', addAgain };
}
