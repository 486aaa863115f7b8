import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useEffect, useMemo, useState } from 'react';
import { fold } from '@mayorista/config/text';
import { fullName, type Tree } from '../categories/tree';

interface Props {
  readonly tree: Tree;
  /** Those that cannot be chosen. */
  readonly without?: (id: number) => boolean;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly placeholder: string;
  /** For screen readers, where no field's label stands above. */
  readonly label?: string;
  readonly id?: string;
}

const shown = 40;
const nothing = () => false;

/** Chooses a category by any part of the way to it: 'video domo' finds 'Videovigilancia > Cámaras > Domo'. */
export function CategoryPicker({ tree, without = nothing, value, onChange, placeholder, label, id }: Props) {
  const name = value === null ? '' : fullName(tree, value);
  const [text, setText] = useState(name);
  const [typed, setTyped] = useState('');
  useEffect(() => setText(name), [name]);
  const all = useMemo(
    () =>
      [...tree.byId.keys()]
        .map((each) => ({ id: each, name: fullName(tree, each) }))
        .map((each) => ({ ...each, folded: fold(each.name) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'es')),
    [tree],
  );
  const words = fold(typed).split(/\s+/);
  const found = all.filter((each) => !without(each.id) && words.every((word) => each.folded.includes(word)));
  return (
    <Combobox
      id={id}
      aria-label={label}
      autocomplete="none"
      placeholder={placeholder}
      clearLabel="Quitar"
      noOptionsMessage={() => 'Sin resultados'}
      value={value === null ? '' : String(value)}
      textValue={text}
      onTextValueChange={(next) => setText(next ?? '')}
      onInputChange={(event) => setTyped(event.currentTarget.value)}
      onClear={() => {
        setText('');
        setTyped('');
        onChange(null);
      }}
      onChange={(next) => {
        if (next === undefined || next === '') return;
        setTyped('');
        onChange(Number(next));
      }}
    >
      {found.slice(0, shown).map((each) => (
        <ComboboxOption key={each.id} value={String(each.id)} textValue={each.name}>
          {each.name}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
