import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Referable } from '../../../../shared/shape';
import { fold } from '../../../../shared/text';
import type { Named } from '../draft/draft';
import { CellInput } from './CellInput';
import { useFound, type Option } from './use-found';

interface Props {
  readonly to: Referable;
  /** The record chosen, or text that names none. */
  readonly value: Named | string | null;
  readonly label: string;
  readonly placeholder?: string;
  readonly isWrong?: boolean;
  /** Draws the field as a cell of a table. */
  readonly isCell?: boolean;
  /** Draws it as high as the filters of a list. */
  readonly isSmall?: boolean;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly dataCell?: string;
  readonly onChange: (value: Named | string | null) => void;
}

const textOf = (value: Props['value']): string =>
  value === null ? '' : typeof value === 'string' ? value : (value.name ?? `Núm. ${value.id}`);

/**
 * Renders a field that chooses one record among any number: the server searches for the typed text, and is asked only once the
 * field is entered. Text left behind is chosen when it is the name or code of exactly one record, and stays to be corrected otherwise.
 */
export function ReferenceInput(props: Props) {
  const { label, placeholder, isWrong = false, isCell = false, isSmall = false, id, describedBy, dataCell } = props;
  const { box, found, text, isLeft, type, choose, leave } = useReferenceBox(props);
  const { refs, floatingStyles } = useFloating({
    open: box.isOpen,
    strategy: 'fixed',
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(2),
      flip(),
      size({ apply: ({ rects, elements }) => void (elements.floating.style.minWidth = `${rects.reference.width}px`) }),
    ],
  });
  const ownId = useId();
  const isOpen = box.isOpen && !isLeft;
  return (
    <Frame ref={refs.setReference}>
      <CellInput
        {...box.getInputProps({
          id: id ?? ownId,
          placeholder,
          'aria-label': label,
          'aria-labelledby': undefined,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': describedBy,
          // At once: downshift tells of what is typed after it has drawn the field again, and letters typed meanwhile are lost.
          onChange: (event) => type((event.target as HTMLInputElement).value),
          onBlur: leave,
          onKeyDown: (event) => {
            // Enter chooses the record pointed at; without one it leaves the text, which may be the name or code of one record.
            const isLeaving = event.key === 'Enter';
            if (isLeaving) {
              if (isOpen && box.highlightedIndex >= 0) event.preventDefault();
              leave();
            }
            // In a table, arrows go from line to line; typing opens the list.
            const isMoving = isCell && !isOpen && arrows.has(event.key);
            (event.nativeEvent as DownshiftEvent).preventDownshiftDefault = isLeaving || isMoving;
          },
        })}
        title={text === '' ? undefined : text}
        data-cell={dataCell}
        $isCell={isCell}
        $isSmall={isSmall}
        $isWrong={isWrong}
      />
      {/* An element of its own: downshift gives its list a new ref at every turn, which would place it without end. */}
      <Floating ref={refs.setFloating} style={{ ...floatingStyles, display: isOpen ? 'block' : 'none' }}>
        <List
          {...box.getMenuProps({
            'aria-label': `Opciones: ${label}`,
            'aria-labelledby': undefined,
            tabIndex: -1,
            // The field keeps the focus: it would be left before the click chooses.
            onMouseDown: (event) => event.preventDefault(),
          })}
        >
          {isOpen && <Options box={box} found={found} onChoose={choose} />}
        </List>
      </Floating>
    </Frame>
  );
}

const arrows = new Set(['ArrowDown', 'ArrowUp']);
type DownshiftEvent = Event & { preventDownshiftDefault?: boolean };
type Box = ReturnType<typeof useCombobox<Option>>;

interface OptionsProps {
  readonly box: Box;
  readonly found: ReturnType<typeof useFound>;
  readonly onChoose: (option: Option) => void;
}

function Options({ box, found, onChoose }: OptionsProps) {
  if (found.hasFailed) return <Hint>No se pudo cargar la información</Hint>;
  if (!found.isRead) return <Hint>Buscando…</Hint>;
  if (found.options.length === 0) return <Hint>Sin resultados</Hint>;
  return found.options.map((option, index) => (
    <Item
      key={option.id}
      {...box.getItemProps({ item: option, index, onClick: () => onChoose(option) })}
      $isActive={box.highlightedIndex === index}
    >
      {option.text}
    </Item>
  ));
}

/** Holds the text of the field, what it finds, and what becomes of it when the field is left. */
function useReferenceBox({ to, value, onChange }: Props) {
  const known = textOf(value);
  const [text, setText] = useState(known);
  const [isEntered, setEntered] = useState(false);
  // Text that was typed and left before the server answered: it waits for the answer.
  const [isLeft, setLeft] = useState(false);
  const isTyped = text.trim() !== known.trim();
  const found = useFound(to, isTyped ? text : '', isEntered);
  const told = useRef(onChange);
  told.current = onChange;

  useEffect(() => {
    if (!isLeft || (!found.isRead && !found.hasFailed)) return;
    setLeft(false);
    setEntered(false);
    const wanted = fold(text.trim());
    const exact = found.options.filter(({ keys }) => keys.includes(wanted));
    const [only, ...others] = exact.length > 0 ? exact : found.options;
    told.current(only !== undefined && others.length === 0 ? named(only) : text.trim());
  }, [isLeft, found, text]);

  const box = useCombobox<Option>({
    items: found.options,
    inputValue: text,
    selectedItem: null,
    itemToString: (option) => option?.name ?? '',
    onIsOpenChange: ({ isOpen }) => isOpen && setEntered(true),
    // What is chosen belongs to the form: here nothing is ever selected.
    stateReducer: (_state, { changes }) => ({ ...changes, selectedItem: null }),
    onStateChange: ({ type: change }) => {
      if (change === useCombobox.stateChangeTypes.InputKeyDownEscape) setText(known);
    },
  });
  const { closeMenu } = box;
  useEffect(() => {
    setText(known);
    closeMenu();
  }, [known, closeMenu]);

  const type = (typed: string) => {
    setLeft(false);
    setEntered(true);
    setText(typed);
  };

  const choose = (option: Option) => {
    setLeft(false);
    setEntered(false);
    setText(option.name);
    closeMenu();
    told.current(named(option));
  };

  /** Chooses the record pointed at; otherwise leaves the text, to be looked up. */
  const leave = () => {
    const pointed = box.isOpen ? found.options[box.highlightedIndex] : undefined;
    if (pointed !== undefined) choose(pointed);
    else if (!isTyped) setEntered(false);
    else if (text.trim() === '') told.current(null);
    else setLeft(true);
  };
  return { box, found, text, isLeft, type, choose, leave };
}

const named = ({ id, name }: Option): Named => ({ id, name });

const Frame = styled.div`
  position: relative;
  width: 100%;
`;

const Floating = styled.div`
  z-index: 5;
`;

const List = styled.ul`
  max-height: 28rem;
  max-width: min(56rem, 92vw);
  overflow: auto;
  padding: ${({ theme }) => theme.spaces[1]};
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.filterShadow};
`;

const Item = styled.li<{ $isActive: boolean }>`
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.4rem;
  line-height: 1.8rem;
  cursor: pointer;
  color: ${({ theme, $isActive }) => ($isActive ? theme.colors.primary700 : theme.colors.neutral800)};
  background: ${({ theme, $isActive }) => ($isActive ? theme.colors.primary100 : 'transparent')};
`;

const Hint = styled.li`
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;
