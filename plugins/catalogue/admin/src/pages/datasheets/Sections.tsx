import { Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { pluginId } from '../../plugin-id';

export const datasheetsPath = `/plugins/${pluginId}/fichas-tecnicas`;

const sections = [
  { to: datasheetsPath, label: 'Fichas técnicas' },
  { to: `${datasheetsPath}/listas`, label: 'Listas de valores' },
];

/** The two lists of this page. */
export const Sections = () => (
  <Flex tag="nav" aria-label="Secciones de fichas técnicas" gap={5} paddingBottom={4}>
    {sections.map(({ to, label }) => (
      <Section key={to} tag={NavLink} to={to} end>
        {label}
      </Section>
    ))}
  </Flex>
);

const Section = styled(Link)`
  padding-bottom: ${({ theme }) => theme.spaces[1]};
  border-bottom: 2px solid transparent;
  text-decoration: none;

  &.active {
    border-color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
  }
`;
