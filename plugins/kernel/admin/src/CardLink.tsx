import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A card that is a link. */
export const CardLink = styled(Link)`
  display: flex;
  gap: ${({ theme }) => theme.spaces[3]};
  width: 100%;
  padding: ${({ theme }) => theme.spaces[4]};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  color: ${({ theme }) => theme.colors.neutral800};
  text-decoration: none;
`;
