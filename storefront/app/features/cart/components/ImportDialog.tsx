import { Link, useFetcher, useNavigate } from '@remix-run/react';
import { Download } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { Alert } from '../../../components/ui/Alert';
import { Dialog } from '../../../components/ui/Dialog';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { FormRefusal } from '../../../lib/forms/intents.server';
import { importErrors } from '../cart-import.view';
import type { CartImported } from '../cart-import.intents.server';

/** From the result to the cart (storefront document, section 9). */
const TO_CART_MS = 1_500;

interface DialogProps {
  /** Has the focus again afterwards. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

/** A cart from a spreadsheet: the file, then what became of it, then the cart; by itself where there is nothing to be warned of. */
export default function ImportDialog({ opener, onClose }: DialogProps) {
  const t = useT();
  const { Form, state, data } = useFetcher<CartImported | FormRefusal>();
  const isBusy = state !== 'idle';
  const done = !isBusy && data?.ok === true ? data : null;
  useCartAfter(done !== null && done.scarce.length === 0 && done.leftOut.length === 0, onClose);
  return (
    <Dialog title={t('cart.importTitle')} description={t('cart.importText')} isOpen opener={opener} onClose={onClose}>
      {done === null ? (
        <Form method="post" action="/cart-imports" encType="multipart/form-data" className="grid gap-4">
          <CsrfField />
          <input type="hidden" name="intent" value="import-csv" />
          <label className="grid gap-1 text-sm font-medium">
            {t('cart.importFile')}
            <input type="file" name="file" accept=".csv,text/csv" required className="field h-auto py-2" />
          </label>
          <a href="/cart-csv-downloads" className="flex items-center gap-2 text-sm font-medium">
            <Download size={16} aria-hidden /> {t('cart.importTemplate')}
          </a>
          <label className="flex items-center gap-2 text-sm">
            <input type="checkbox" name="wants_to_replace_products" value="1" /> {t('cart.importReplace')}
          </label>
          {!isBusy && data?.ok === false ? <Problems refusal={data} /> : null}
          <p role="status" className={isBusy ? 'text-sm text-muted' : 'sr-only'}>
            {isBusy ? t('cart.importWorking') : ''}
          </p>
          <div className="flex justify-end">
            <SubmitButton isBusy={isBusy}>{t('cart.importSend')}</SubmitButton>
          </div>
        </Form>
      ) : (
        <Result result={done} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Problems({ refusal }: { readonly refusal: FormRefusal }) {
  const t = useT();
  const { general, products, canIgnore } = importErrors(refusal.errors);
  return (
    <Alert kind="error">
      <p className="font-semibold">{t('cart.importErrors')}</p>
      {general.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className="max-h-48 overflow-y-auto">
        {products.map(({ code, text }) => (
          <li key={code}>
            <strong>{code}</strong>: {text}
          </li>
        ))}
      </ul>
      {canIgnore ? (
        <button type="submit" name="ignore_invalid_rows" value="1" className="btn btn-secondary btn-sm mt-2">
          {t('cart.importIgnore')}
        </button>
      ) : null}
    </Alert>
  );
}

interface ResultProps {
  readonly result: CartImported;
  readonly onClose: () => void;
}

function Result({ result: { scarce, leftOut }, onClose }: ResultProps) {
  const t = useT();
  return (
    <>
      <div role="status" className="grid gap-2">
        <p className="font-semibold text-ok">{t('cart.imported')}</p>
        {leftOut.length === 0 ? null : (
          <div className="text-sm">
            <p>{t.count('cart.importLeftOut', leftOut.length)}</p>
            <ul className="max-h-48 overflow-y-auto">
              {leftOut.map(({ row, code, message }) => (
                <li key={row}>{t('cart.importLeftOutRow', { row, code, message })}</li>
              ))}
            </ul>
          </div>
        )}
        {scarce.length === 0 ? null : (
          <p className="text-sm text-warn">{t('cart.importScarce', { codes: scarce.join(', ') })}</p>
        )}
      </div>
      {scarce.length === 0 && leftOut.length === 0 ? null : (
        <Link to="/carts" onClick={onClose} className="btn btn-primary mt-4 justify-self-end">
          {t('cart.importSee')}
        </Link>
      )}
    </>
  );
}

function useCartAfter(isDone: boolean, onClose: () => void) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => {
      onClose();
      navigate('/carts');
    }, TO_CART_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, onClose]);
}
