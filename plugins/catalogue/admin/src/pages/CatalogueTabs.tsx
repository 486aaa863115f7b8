import { Box, Flex } from '@strapi/design-system';
import { useMay } from '@mayorista/kernel/panel';
import { Layouts } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { readsCategories, readsDatasheets, readsStoreItems } from '../permissions';

/** The pages of the catalogue, each with its own address; those that the person may see. */
export function CatalogueTabs() {
  const [seesTree, seesSheets, seesOrder] = [useMay(readsCategories), useMay(readsDatasheets), useMay(readsStoreItems)];
  const tabs = [
    { to: paths.tree, label: 'Árbol de categorías', isSeen: seesTree },
    { to: paths.datasheets, label: 'Fichas técnicas', isSeen: seesSheets },
    { to: paths.lists, label: 'Listas de valores', isSeen: seesSheets },
    { to: paths.storeOrder, label: 'Orden de la tienda', isSeen: seesOrder },
  ];
  return (
    <Layouts.Content>
      <Box paddingBottom={5}>
        <Tabs tag="nav" aria-label="Catálogo" wrap="wrap" borderColor="neutral200" borderWidth="0 0 1px">
          {tabs
            .filter(({ isSeen }) => isSeen)
            .map(({ to, label }) => (
              <Tab key={to} to={to}>
                {label}
              </Tab>
            ))}
        </Tabs>
      </Box>
    </Layouts.Content>
  );
}

const Tabs = styled(Flex)`
  gap: 0 ${({ theme }) => theme.spaces[5]};
`;

const Tab = styled(NavLink)`
  padding: ${({ theme }) => `${theme.spaces[2]} 0`};
  font-size: 1.4rem;
  font-weight: 600;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.neutral600};
  border-bottom: 2px solid transparent;

  &[aria-current='page'] {
    color: ${({ theme }) => theme.colors.primary700};
    border-bottom-color: ${({ theme }) => theme.colors.primary600};
  }

  &:hover {
    color: ${({ theme }) => theme.colors.primary700};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
