import { Form } from '@remix-run/react';
import { ShieldCheck } from 'lucide-react';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import type { ChosenPiece } from '../load-report.server';
import { Warranty } from './Warranty';

/** Which piece of the order it is; its warranty is told before anything is reported. */
export function PieceForm({ piece }: { readonly piece: ChosenPiece }) {
  const t = useT();
  return (
    <Form method="get" key={`${piece.orderId} ${piece.key} ${piece.serial}`} className="panel grid gap-4 p-4">
      <input type="hidden" name="sale_order_id" value={piece.orderId} />
      <h2 className="text-md">{t('incidences.piece')}</h2>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_220px]">
        <Field label={t('incidences.product')}>
          <select name="piece" defaultValue={piece.key} required>
            {piece.pieces.map(({ key, name, model, grade }) => (
              <option key={key} value={key}>
                {[model, grade === 'Stock' ? null : grade, name].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t('incidences.serial')} hint={t('incidences.serialHint')}>
          <input name="serial" defaultValue={piece.serial} maxLength={80} autoComplete="off" />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={`btn ${piece.warranty === null ? 'btn-primary' : 'btn-secondary'}`}>
          <ShieldCheck size={16} aria-hidden /> {t('incidences.check')}
        </button>
        <span role="status">{piece.warranty === null ? null : <Warranty warranty={piece.warranty} />}</span>
      </div>
    </Form>
  );
}
