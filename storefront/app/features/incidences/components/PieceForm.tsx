import { Form } from '@remix-run/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import { matchingPieces, type PieceView } from '../incidence.view';
import type { ChosenPiece } from '../load-report.server';
import { Warranty } from './Warranty';

/** From so many products on they are searched and shown as a list, not one below the other in a menu. */
const many = 10;

/** Which piece of the order it is; its warranty is told before anything is reported. */
export function PieceForm({ piece }: { readonly piece: ChosenPiece }) {
  const t = useT();
  return (
    <Form method="get" key={`${piece.orderId} ${piece.key} ${piece.serial}`} className="panel grid gap-4 p-4">
      <input type="hidden" name="sale_order_id" value={piece.orderId} />
      <h2 className="text-md">{t('incidences.piece')}</h2>
      <PieceChoice pieces={piece.pieces} chosen={piece.key} />
      <Field label={t('incidences.serial')} hint={t('incidences.serialHint')} className="sm:max-w-[320px]">
        <input name="serial" defaultValue={piece.serial} maxLength={80} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={`btn ${piece.warranty === null ? 'btn-primary' : 'btn-secondary'}`}>
          <ShieldCheck size={16} aria-hidden /> {t('incidences.check')}
        </button>
        <span role="status">{piece.warranty === null ? null : <Warranty warranty={piece.warranty} />}</span>
      </div>
    </Form>
  );
}

interface ChoiceProps {
  readonly pieces: readonly PieceView[];
  /** The key of the one that was chosen; empty while none is. */
  readonly chosen: string;
}

/** The products of the order: none is chosen for its buyer, unless it is the only one. */
function PieceChoice({ pieces, chosen }: ChoiceProps) {
  const t = useT();
  const isSearched = useHydrated() && pieces.length > many;
  const [text, setText] = useState('');
  const [key, setKey] = useState(chosen === '' && pieces.length === 1 ? (pieces[0]?.key ?? '') : chosen);
  const found = matchingPieces(pieces, text);
  const search = (typed: string): void => {
    const left = matchingPieces(pieces, typed);
    const [only, ...others] = left;
    setText(typed);
    setKey((before) => {
      if (only !== undefined && others.length === 0) return only.key;
      return left.some((each) => each.key === before) ? before : '';
    });
  };
  return (
    <div className="grid gap-3">
      {isSearched ? (
        <Field label={t('incidences.searchPiece', { count: pieces.length })}>
          <input
            type="search"
            value={text}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => search(target.value)}
          />
        </Field>
      ) : null}
      <Field label={t('incidences.product')} hint={found.length === 0 ? t('incidences.noPiece') : undefined}>
        <select
          name="piece"
          required
          value={key}
          onChange={({ target }) => setKey(target.value)}
          {...(isSearched ? { size: 6, className: 'h-auto' } : {})}
        >
          <option value="">{t('incidences.choosePiece')}</option>
          {found.map(({ key: each, name, model, grade }) => (
            <option key={each} value={each}>
              {[model, grade === 'Stock' ? null : grade, name].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
