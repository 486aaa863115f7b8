import { Flex, FocusTrap, IconButton, Typography } from '@strapi/design-system';
import { Cross, List } from '@strapi/icons';
import { useAuth, useIsDesktop } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import mark from '../brand/mark.svg';
import { PaletteOpener } from '../palette/PaletteOpener';
import { AreaMenu } from './AreaMenu';
import { buildMenu, mayUseSettings, settings, type MenuLink } from './menu-tree';

interface Props {
  /** Both hold only links that the person may use. */
  readonly generalSectionLinks: readonly MenuLink[];
  readonly pluginsSectionLinks: readonly MenuLink[];
  /** Strapi's menu of who is logged in. */
  readonly user: ReactNode;
}

/** The panel's menu, in the place of Strapi's: areas in words, beside the page or, on narrow screens, behind a button above it. */
export function PanelMenu({ generalSectionLinks, pluginsSectionLinks, user }: Props) {
  const { formatMessage } = useIntl();
  const isDesktop = useIsDesktop();
  const seesSettings = useAuth('PanelMenu', ({ permissions }) => mayUseSettings(permissions));
  const menu = useMemo(() => {
    const links = [...generalSectionLinks, ...pluginsSectionLinks];
    const usable = seesSettings ? links : links.filter(({ to }) => to !== settings);
    return buildMenu(usable, (label) => formatMessage(label));
  }, [generalSectionLinks, pluginsSectionLinks, seesSettings, formatMessage]);
  const areas = (
    <>
      <AreaMenu menu={menu} />
      <User>{user}</User>
    </>
  );
  return (
    <>
      <PageAsPlace />
      {isDesktop ? (
        <Side aria-label="Menú principal">
          <Brand />
          <PaletteOpener menu={menu} />
          {areas}
        </Side>
      ) : (
        <Bar opener={<PaletteOpener menu={menu} />}>{areas}</Bar>
      )}
    </>
  );
}

/** Keeps what is placed absolutely, such as text for screen readers, within the page that scrolls: else it lengthens the document below it. */
const PageAsPlace = createGlobalStyle`
  main { position: relative; }
`;

/** The menu of narrow screens: closed until asked for, and closed again by going somewhere or by Escape. */
function Bar({ children, opener }: { readonly children: ReactNode; readonly opener: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    // Before the search field, which empties itself by the same key and keeps it to itself.
    document.addEventListener('keydown', closeByEscape, true);
    return () => document.removeEventListener('keydown', closeByEscape, true);
  }, [isOpen]);
  return (
    <TopBar aria-label="Menú principal">
      <Brand />
      <span style={{ marginLeft: 'auto' }}>{opener}</span>
      <IconButton
        label={isOpen ? 'Cerrar el menú' : 'Abrir el menú'}
        variant="ghost"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Cross /> : <List />}
      </IconButton>
      {isOpen && (
        <FocusTrap>
          <Outside type="button" tabIndex={-1} aria-hidden onClick={() => setOpen(false)} />
          <Drawer>{children}</Drawer>
        </FocusTrap>
      )}
    </TopBar>
  );
}

const Brand = () => (
  <Flex gap={3} padding={3} paddingLeft={5}>
    <img src={mark} alt="" width={28} height={28} />
    <Typography variant="delta" tag="span">
      Mayorista
    </Typography>
  </Flex>
);

const width = '24rem';
const barHeight = '5.6rem';

const Side = styled.nav`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  width: ${width};
  height: 100dvh;
  background: ${({ theme }) => theme.colors.neutral0};
  border-right: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

const TopBar = styled.nav`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  width: 100%;
  height: ${barHeight};
  padding-right: ${({ theme }) => theme.spaces[4]};
  background: ${({ theme }) => theme.colors.neutral0};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

/** The page beside the drawer: a click there closes it. */
const Outside = styled.button`
  position: fixed;
  inset: ${barHeight} 0 0;
  z-index: 4;
  border: none;
  background: transparent;
`;

const Drawer = styled.div`
  position: fixed;
  top: ${barHeight};
  bottom: 0;
  left: 0;
  z-index: 4;
  display: flex;
  flex-direction: column;
  width: min(32rem, 100vw);
  background: ${({ theme }) => theme.colors.neutral0};
  border-right: 1px solid ${({ theme }) => theme.colors.neutral150};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
`;

const User = styled.div`
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};

  > div,
  button {
    width: 100%;
    justify-content: flex-start;
    text-align: left;
  }
`;
