import { Box, Searchbar } from '@strapi/design-system';
import { useWaiting } from '@mayorista/kernel/panel';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { AreaSection, LineLink } from './AreaSection';
import { countByLine, findCurrentLine, searchMenu, type Menu } from './menu-tree';
import { useOpenAreas } from './use-open-areas';

interface Props {
  readonly menu: Menu;
}

/** The areas of the panel with their lines, which can be searched; Enter goes to the first line found. */
export function AreaMenu({ menu }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const current = findCurrentLine(menu, pathname);
  const here = menu.areas.find(({ lines }) => lines.some(({ to }) => to === current?.to))?.area ?? null;
  const { open, setOpen } = useOpenAreas(menu.areas, here, pathname);
  const waiting = useWaiting();
  const counts = useMemo(() => countByLine(menu, waiting ?? []), [menu, waiting]);
  const isSearching = search.trim() !== '';
  const found = searchMenu(menu.areas, search);

  const goToFirst = (event: React.FormEvent) => {
    event.preventDefault();
    const first = found[0]?.lines[0];
    if (!isSearching || first === undefined) return;
    setSearch('');
    navigate(first.to);
  };

  return (
    <>
      <Box tag="form" onSubmit={goToFirst} padding={3} paddingBottom={2}>
        <Searchbar
          name="menu"
          size="S"
          value={search}
          placeholder="Buscar en el menú"
          clearLabel="Borrar"
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        >
          Buscar en el menú
        </Searchbar>
      </Box>
      <Scrolled>
        <ul>
          {menu.home !== null && !isSearching && (
            <li>
              <LineLink line={menu.home} isCurrent={pathname === menu.home.to} />
            </li>
          )}
          {found.map((area) => (
            <AreaSection
              key={area.area}
              area={area}
              counts={counts}
              current={current}
              isOpen={isSearching || open.has(area.area)}
              onToggle={() => setOpen(area.area, !open.has(area.area))}
            />
          ))}
        </ul>
        {isSearching && found.length === 0 && <Nothing>Nada con ese nombre</Nothing>}
      </Scrolled>
    </>
  );
}

const Scrolled = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 0 ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[4]};
`;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.spaces[3]};
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;
