import { Flex } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';

interface Tab {
  readonly to: string;
  readonly label: string;
  /** Marks the tab only at this very address, not at those below it. */
  readonly isExact?: boolean;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Renders tabs that are links, each to a page with its own address. */
export const LinkTabs = ({ label, tabs }: Props) => (
  <Tabs tag="nav" aria-label={label} wrap="wrap" borderColor="neutral200" borderWidth="0 0 1px">
    {tabs.map((tab) => (
      <TabLink key={tab.to} to={tab.to} end={tab.isExact}>
        {tab.label}
      </TabLink>
    ))}
  </Tabs>
);

const Tabs = styled(Flex)`
  gap: 0 ${({ theme }) => theme.spaces[5]};
`;

const TabLink = styled(NavLink)`
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
