import { Search } from '@strapi/icons';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Menu } from '../frame/menu-tree';
import { Palette } from './Palette';
import { usePlaces } from './use-places';

interface Props {
  readonly menu: Menu;
}

/** 'Buscar en todo': opened by its button or Ctrl K from anywhere; the focus goes back where it was. */
export function PaletteOpener({ menu }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { kept, turn } = usePlaces(menu);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      setOpen((is) => !is);
    };
    // Before editors of texts, which make links by the same keys.
    document.addEventListener('keydown', open, true);
    return () => document.removeEventListener('keydown', open, true);
  }, []);
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Search aria-hidden />
        <span>Buscar en todo</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Opener>
      {isOpen && <Palette menu={menu} kept={kept} onTurn={turn} onClose={() => setOpen(false)} />}
    </>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 3.2rem;
  margin: 0 ${({ theme }) => theme.spaces[3]};
  padding: 0 ${({ theme }) => theme.spaces[3]};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral100};
  font-size: 1.3rem;
  color: ${({ theme }) => theme.colors.neutral700};
  cursor: pointer;

  kbd {
    margin-left: auto;
    padding-left: ${({ theme }) => theme.spaces[3]};
    font-size: 1.1rem;
    color: ${({ theme }) => theme.colors.neutral600};
    white-space: nowrap;
  }

  svg {
    width: 1.4rem;
    height: 1.4rem;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
