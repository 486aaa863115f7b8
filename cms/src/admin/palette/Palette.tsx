import { FocusTrap } from '@strapi/design-system';
import { allVerbs, isPinned, type KeptPlaces, type Place, type Verb } from '@mayorista/kernel/panel/palette';
import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Menu } from '../frame/menu-tree';
import { askedSections, firstSections, foundSections, type Entry, type Section } from './entries';
import { Asking, Box, Foot, Input, List, Shade, Title } from './palette-parts';
import { PaletteLine } from './PaletteLine';
import { useFindings } from './use-findings';

interface Props {
  readonly menu: Menu;
  readonly kept: KeptPlaces;
  readonly onTurn: (place: Place) => void;
  readonly onClose: () => void;
}

/** Everything from anywhere: records by their codes and names, pages, and what is done, by keyboard alone. */
export function Palette({ menu, kept, onTurn, onClose }: Props) {
  const [text, setText] = useState('');
  const [asking, setAsking] = useState<Verb | null>(null);
  const listId = useId();
  const { hits, isAsking, hasFailed } = useFindings(text, asking?.asks?.kind ?? null);
  const verbs = useVerbs();
  const sections = sectionsOf({ text, asking, hits, known: { menu, verbs, kept } });
  const entries = sections.flatMap((section) => section.entries);
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [text, asking, hits]);
  const current = entries[Math.min(at, entries.length - 1)] ?? null;
  const choose = useChoosing({ asking, setAsking, setText, onClose });

  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys({ entries, current, asking, text, setAt, setAsking, choose, onTurn, onClose })[keyOf(event)];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const label = asking?.asks?.label ?? 'Buscar en todo';

  return (
    <FocusTrap>
      <Shade onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}>
        <Box role="dialog" aria-modal aria-label="Buscar en todo" onKeyDown={onKeyDown}>
          {asking !== null && <Asking>{asking.label}</Asking>}
          <Input
            autoFocus
            role="combobox"
            aria-label={label}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-activedescendant={current === null ? undefined : `${listId}-${entries.indexOf(current)}`}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            placeholder={
              asking === null ? 'Folio, SKU, modelo, empresa, RFC, teléfono, serie, persona o página' : label
            }
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <List id={listId} role="listbox" aria-label="Lo que se encontró">
            {sections.map(({ title, entries: lines }) => (
              <li key={title} role="presentation">
                <Title aria-hidden>{title}</Title>
                <ul role="group" aria-label={title}>
                  {lines.map((entry) => (
                    <PaletteLine
                      key={entry.key}
                      id={`${listId}-${entries.indexOf(entry)}`}
                      entry={entry}
                      isCurrent={entry === current}
                      isPinned={entry.place !== null && isPinned(kept, entry.place)}
                      onPoint={() => setAt(entries.indexOf(entry))}
                      onChoose={() => choose(entry)}
                      onTurn={asking === null && entry.place !== null ? () => onTurn(entry.place as Place) : null}
                    />
                  ))}
                </ul>
              </li>
            ))}
          </List>
          <Foot role="status">{footText({ entries, text, isAsking, hasFailed })}</Foot>
        </Box>
      </Shade>
    </FocusTrap>
  );
}

/** The verbs that the person may do. */
function useVerbs(): readonly Verb[] {
  const held = useAuth('useVerbs', ({ permissions }) => permissions);
  return useMemo(() => {
    const actions = new Set(held.map(({ action }) => action));
    return allVerbs().filter(({ permissions }) => permissions.some(({ action }) => actions.has(action)));
  }, [held]);
}

interface Shown {
  readonly text: string;
  readonly asking: Verb | null;
  readonly hits: Parameters<typeof askedSections>[0];
  readonly known: Parameters<typeof firstSections>[0];
}

function sectionsOf({ text, asking, hits, known }: Shown): Section[] {
  if (asking !== null) return askedSections(hits);
  return text.trim() === '' ? firstSections(known) : foundSections(text, known, hits);
}

interface Choosing {
  readonly asking: Verb | null;
  readonly setAsking: (verb: Verb) => void;
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

function useChoosing({ asking, setAsking, setText, onClose }: Choosing): (entry: Entry) => void {
  const navigate = useNavigate();
  const go = (to: string, given?: object) => {
    onClose();
    navigate(to, given === undefined ? {} : { state: { given } });
  };
  return ({ verb, hit, place }) => {
    if (asking?.asks !== undefined && hit !== null) {
      const { to, given } = asking.asks.go({ id: hit.id, name: hit.title, to: hit.to });
      return go(to, given);
    }
    if (verb?.asks !== undefined) {
      setAsking(verb);
      return setText('');
    }
    return go(verb?.to ?? place?.to ?? '/');
  };
}

interface Keys extends Pick<Props, 'onTurn' | 'onClose'> {
  readonly entries: readonly Entry[];
  readonly current: Entry | null;
  readonly asking: Verb | null;
  readonly text: string;
  readonly setAt: (change: (at: number) => number) => void;
  readonly setAsking: (verb: Verb | null) => void;
  readonly choose: (entry: Entry) => void;
}

const keyOf = ({ key, altKey }: KeyboardEvent): string => (altKey ? `Alt ${key.toLowerCase()}` : key);

/** The work of each key; any other goes on to the field. */
function keys({ entries, current, asking, text, setAt, setAsking, choose, onTurn, onClose }: Keys) {
  const turn = (by: number) => () => setAt((at) => (at + by + entries.length) % Math.max(1, entries.length));
  const leave = asking === null ? onClose : () => setAsking(null);
  const known: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: turn(1),
    ArrowUp: turn(-1),
    Enter: current === null ? () => undefined : () => choose(current),
    Escape: leave,
    ...(text === '' && asking !== null ? { Backspace: leave } : {}),
    'Alt f': current?.place == null || asking !== null ? () => undefined : () => onTurn(current.place as Place),
  };
  return known;
}

interface Foot {
  readonly entries: readonly Entry[];
  readonly text: string;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

function footText({ entries, text, isAsking, hasFailed }: Foot): string {
  if (hasFailed) return 'No se pudo buscar: inténtalo de nuevo';
  if (entries.length > 0) return '↑ ↓ elegir · Enter abrir · Alt F fijar · Esc cerrar';
  if (text.trim() === '') return 'Escribe lo que buscas';
  return isAsking ? 'Buscando' : 'Nada con esas palabras';
}
