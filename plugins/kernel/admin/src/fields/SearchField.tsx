import { Searchbar, SearchForm } from '@strapi/design-system';
import { useEffect, useState } from 'react';

const pauseMs = 300;

interface Props {
  readonly value: string;
  /** Label for screen readers: 'Buscar pedidos'. */
  readonly label: string;
  readonly placeholder: string;
  readonly onSearch: (text: string) => void;
}

/** Renders a search field that calls `onSearch` once typing pauses for 300 ms, or at once on Enter. */
export function SearchField({ value, label, placeholder, onSearch }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <SearchForm
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <Searchbar
        name="buscar"
        size="S"
        value={text}
        clearLabel="Borrar búsqueda"
        placeholder={placeholder}
        onClear={() => onSearch('')}
        onChange={(event) => setText(event.target.value)}
      >
        {label}
      </Searchbar>
    </SearchForm>
  );
}
