import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../i18n/I18nProvider';
import type { WholeLists } from '../use-whole-lists';

interface Choice {
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
  readonly whole: WholeLists;
  readonly onChange: () => void;
}

const SHOWN_AT_FIRST = 8;

/** Boxes to tick, each with how many products it leaves; a long list is shown whole on demand. */
export function FacetChoices({ legend, name, choices, whole, onChange }: ChoicesProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  if (choices.length === 0) return null;
  const shown = whole.has(name) ? choices : choices.slice(0, SHOWN_AT_FIRST);
  const showWhole = () => {
    // The button goes away with the focus on it: the first of the choices it brings takes it.
    flushSync(() => whole.show(name));
    list.current?.querySelectorAll('input')[SHOWN_AT_FIRST]?.focus();
  };
  return (
    <fieldset>
      <legend className="float-left mb-1 text-sm font-semibold text-ink">{legend}</legend>
      <ul ref={list} className="clear-both max-h-80 overflow-auto">
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
        <button type="button" className="btn btn-plain btn-sm -ml-2" onClick={showWhole}>
          {t('listing.more', { count: choices.length - shown.length })}
        </button>
      ) : null}
    </fieldset>
  );
}
