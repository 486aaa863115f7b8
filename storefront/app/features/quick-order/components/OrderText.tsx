import { Form, type FetcherWithComponents } from '@remix-run/react';
import { Spinner } from '../../../components/ui/Spinner';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import { useSoon } from '../../../lib/hooks/use-soon';

/** A pause of the typist after which the order is checked, ms. */
const PAUSE_MS = 500;

interface OrderTextProps {
  readonly checking: Pick<FetcherWithComponents<unknown>, 'submit' | 'state'>;
  readonly text: string;
  /** Another text takes the place of what is typed: what is left after the rest was added. */
  readonly turn: string;
}

/** Where the order is written; without JavaScript its button checks it. */
export function OrderText({ checking, text, turn }: OrderTextProps) {
  const t = useT();
  const isHydrated = useHydrated();
  const { soon } = useSoon(PAUSE_MS);
  return (
    <Form method="post" className="panel grid gap-3 p-4">
      <CsrfField />
      <input type="hidden" name="intent" value="check" />
      <label className="grid gap-1 font-medium">
        {t('quickOrder.lines')}
        <textarea
          key={turn}
          name="text"
          defaultValue={text}
          rows={12}
          spellCheck={false}
          autoCapitalize="characters"
          placeholder={'DS-2CD2143G2-I 4\nUTP-CAT6-305, 2\n10 x BNC-TL50'}
          className="field tabular min-h-60 resize-y py-2 font-mono text-sm font-normal"
          onChange={({ currentTarget: { form } }) => soon(() => checking.submit(form))}
        />
      </label>
      <p className="text-sm text-muted">{t('quickOrder.how')}</p>
      <div className="flex items-center gap-2" aria-live="polite">
        {isHydrated ? null : (
          <button type="submit" className="btn btn-primary">
            {t('quickOrder.check')}
          </button>
        )}
        {checking.state === 'idle' ? null : (
          <span className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> {t('quickOrder.checking')}
          </span>
        )}
      </div>
    </Form>
  );
}
