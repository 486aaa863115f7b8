import { styled } from 'styled-components';

/** Parts of the palette, as they look. */
export const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: 10;
  display: flex;
  justify-content: center;
  align-items: flex-start;
  padding: 10vh ${({ theme }) => theme.spaces[4]} 0;
  background: rgb(0 0 0 / 35%);
`;

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  width: min(68rem, 100%);
  max-height: 75vh;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
`;

export const Asking = styled.p`
  padding: ${({ theme }) => theme.spaces[3]} ${({ theme }) => theme.spaces[5]} 0;
  font-size: 1.3rem;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.primary700};
`;

export const Input = styled.input`
  flex-shrink: 0;
  width: 100%;
  padding: ${({ theme }) => theme.spaces[4]} ${({ theme }) => theme.spaces[5]};
  border: none;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: transparent;
  font-size: 1.6rem;
  color: ${({ theme }) => theme.colors.neutral800};

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  &::placeholder {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

export const List = styled.ul`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[2]};
`;

export const Title = styled.p`
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[3]} ${({ theme }) => theme.spaces[1]};
  font-size: 1.1rem;
  font-weight: 600;
  text-transform: uppercase;
  color: ${({ theme }) => theme.colors.neutral600};
`;

export const Foot = styled.p`
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[5]};
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  font-size: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;
