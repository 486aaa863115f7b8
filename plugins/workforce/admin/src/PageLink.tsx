import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Link to a page of the panel, as texts have it. */
export const PageLink = styled(Link)`
  color: ${({ theme }) => theme.colors.primary600};
  font-size: 1.4rem;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
