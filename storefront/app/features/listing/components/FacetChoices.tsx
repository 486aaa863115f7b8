import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

interface ChoicesProps {
  readonly legend: string;
  /** Of the form's fields. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly onChange: () => void;
}

const SHOWN_AT_FIRST = 8;

/** Boxes to tick, each with how many products it leaves; a long list is shown whole on demand. */
export function FacetChoices({ legend, name, choices, onChange }: ChoicesProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (choices.length === 0) return null;
  const shown = isWhole ? choices : choices.slice(0, SHOWN_AT_FIRST);
  return (
    <fieldset>
      <legend className="float-left mb-1 text-sm font-semibold text-ink">{legend}</legend>
      <ul className="clear-both max-h-80 overflow-auto">
        {shown.map(({ value, label, count, isChosen }) => (
          <li key={value}>
            <label className="flex min-h-7 items-center gap-2 text-sm">
              <input type="checkbox" name={name} value={value} defaultChecked={isChosen} onChange={onChange} />
              <span className="flex-1 truncate">{label}</span>
              <span className="text-xs text-muted tabular">{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {choices.length > shown.length ? (
        <button type="button" className="btn btn-plain btn-sm -ml-2" onClick={() => setWhole(true)}>
          {t('listing.more', { count: choices.length - shown.length })}
        </button>
      ) : null}
    </fieldset>
  );
}
