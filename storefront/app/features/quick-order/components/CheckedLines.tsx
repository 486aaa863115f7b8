import { Form } from '@remix-run/react';
import { ShoppingCart } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { canAdd, type CheckedLine } from '../quick-order.view';
import { LineProduct } from './LineProduct';

interface CheckedLinesProps {
  readonly lines: readonly CheckedLine[];
  readonly isBusy: boolean;
}

/** What each line means, and all that can be bought into the cart at once. */
export function CheckedLines({ lines, isBusy }: CheckedLinesProps) {
  const t = useT();
  const buyable = lines.filter(canAdd).length;
  return (
    <Form method="post" className="panel" aria-label={t('quickOrder.checked')} aria-busy={isBusy}>
      <CsrfField />
      <input type="hidden" name="intent" value="add" />
      {lines
        .filter((line) => !canAdd(line))
        .map(({ text, rows }) => (
          <input key={rows.join()} type="hidden" name="left" value={text} />
        ))}
      <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
        <p className="mr-auto font-medium" role="status">
          {t('quickOrder.summary', { found: buyable, total: lines.length })}
        </p>
        <button type="submit" className="btn btn-primary" disabled={buyable === 0}>
          <ShoppingCart size={16} aria-hidden /> {t('quickOrder.add')}
        </button>
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          <li
            key={`${line.code} ${line.wrong ?? ''} ${line.rows.join()} ${line.products.map(({ id }) => id).join()}`}
            className="grid grid-cols-[56px_minmax(0,1fr)] gap-3 p-3 sm:grid-cols-[56px_minmax(0,1fr)_96px] sm:items-center"
          >
            <LineProduct line={line} at={at} />
          </li>
        ))}
      </ul>
    </Form>
  );
}
