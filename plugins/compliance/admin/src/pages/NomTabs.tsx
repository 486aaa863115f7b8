import { Flex } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pluginId } from '../plugin-id';

const tabs = [
  { name: 'tablero', label: 'Productos', to: '' },
  { name: 'documentos', label: 'Certificados y dictámenes', to: '/documentos' },
  { name: 'tramites', label: 'Trámites', to: '/tramites' },
  { name: 'pendientes', label: 'Renovaciones', to: '/pendientes' },
] as const;

export const boardUrl = `/plugins/${pluginId}/tablero`;

/** The pages of NOM compliance, each with its own address. */
export const NomTabs = ({ active }: { readonly active: (typeof tabs)[number]['name'] }) => (
  <Flex tag="nav" aria-label="Cumplimiento NOM" gap={5} wrap="wrap" borderColor="neutral200" borderWidth="0 0 1px">
    {tabs.map(({ name, label, to }) => (
      <Tab key={name} to={`${boardUrl}${to}`} aria-current={name === active ? 'page' : undefined}>
        {label}
      </Tab>
    ))}
  </Flex>
);

const Tab = styled(Link)`
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
