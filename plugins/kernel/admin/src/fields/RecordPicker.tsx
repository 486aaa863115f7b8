import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { oneChoice } from './one-choice';
import { usePage } from '../reading/use-page';
import { useRead } from '../reading/use-read';
import { useFailedLoad } from '../acting/use-tell';

interface Props<Row> {
  /** Path of a list that is searched by `omniSearchQuery`; `<path>/<id>` answers one record of it. */
  readonly path: string;
  readonly value: number | null;
  readonly nameOf: (row: Row) => string;
  readonly onChange: (id: number | null, row: Row | null) => void;
  readonly placeholder: string;
  /** Label for screen readers, where no visible label stands above. */
  readonly label?: string;
  readonly size?: 'S' | 'M';
  readonly disabled?: boolean;
  /** Text shown when the records cannot be read. */
  readonly failedText?: string;
  /** Empties the field after each choice, to add one record after the other. */
  readonly isEmptied?: boolean;
}

const pauseMs = 250;

/** Renders a field that chooses one record among any number: the server searches for the typed text. */
export function RecordPicker<Row extends { readonly id: number }>(props: Props<Row>) {
  const { value, nameOf, onChange, placeholder, label, size = 'S', disabled = false } = props;
  const { failedText = 'No se pudo cargar la información', isEmptied = false } = props;
  const { found, text, setText, setTyped, empty } = useSearched(props);
  const [choice] = useState(oneChoice);
  useFailedLoad(found.hasFailed, failedText);
  const pick = (asked: string) => {
    const picked = found.rows?.find(({ id }) => String(id) === asked);
    if (picked === undefined || !choice.counts()) return;
    onChange(picked.id, picked);
    if (isEmptied) empty();
  };
  const clear = () => {
    choice.begin();
    setTyped('');
    setText('');
    onChange(null, null);
  };

  return (
    <Combobox
      aria-label={label}
      autocomplete="none"
      size={size}
      disabled={disabled}
      placeholder={placeholder}
      clearLabel="Quitar"
      loading={found.rows === null && !found.hasFailed}
      loadingMessage="Cargando"
      noOptionsMessage={() => (found.hasFailed ? failedText : 'Sin resultados')}
      value={value === null ? '' : String(value)}
      textValue={text}
      onTextValueChange={(next) => setText(next ?? '')}
      onInputChange={(event) => {
        choice.begin();
        setTyped(event.currentTarget.value);
      }}
      onOpenChange={(isOpen: boolean | undefined) => isOpen === true && choice.begin()}
      onClear={clear}
      onChange={(next) => pick(next ?? '')}
    >
      {(found.rows ?? []).map((each) => (
        <ComboboxOption key={each.id} value={String(each.id)} textValue={nameOf(each)}>
          {nameOf(each)}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}

/** Returns the records found for the typed text, and the text of the field: the name of the chosen record, read by its id where it is not among those found. */
function useSearched<Row extends { readonly id: number }>({ path, value, nameOf }: Props<Row>) {
  const [wanted, setWanted] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const found = usePage<Row>(withQuery(path, { per_page: '20', omniSearchQuery: wanted }));
  const known = found.rows?.find(({ id }) => id === value) ?? null;
  const elsewhere = useRead<Row>(value !== null && known === null ? `${pathOf(path)}/${value}` : null);
  const row = known ?? (elsewhere.data?.id === value ? elsewhere.data : null);
  const name = row === null ? '' : nameOf(row);
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => setWanted(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // The list writes the text of what was chosen after telling the choice: it is emptied when that is done.
  const [emptied, setEmptied] = useState(0);
  useEffect(() => {
    if (emptied === 0) return;
    setTyped('');
    setText('');
  }, [emptied]);
  const empty = () => setEmptied((count) => count + 1);
  return { found, text, setText, setTyped, empty };
}

const pathOf = (path: string): string => path.split('?')[0] ?? path;

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [base = path, own = ''] = path.split('?');
  const params = new URLSearchParams(own);
  for (const [name, value] of Object.entries(query)) if (value !== '') params.set(name, value);
  return `${base}?${params.toString()}`;
}
