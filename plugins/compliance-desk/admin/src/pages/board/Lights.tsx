import { Flex, Typography } from '@strapi/design-system';
import { formatNumber } from '@mayorista/kernel/panel';
import { styled } from 'styled-components';
import { lightStates, lightTexts, type LightState } from '../../lights/light';
import { LightDot } from '../../lights/LightBadge';

interface Props {
  readonly states: Readonly<Record<LightState, number>> | null;
  readonly state: LightState | null;
  readonly onState: (state: LightState | null) => void;
}

/** How many products there are of each state; pressing one narrows the board to it, pressing it again undoes that. */
export const Lights = ({ states, state, onState }: Props) => (
  <Tiles role="group" aria-label="Productos por semáforo">
    {lightStates.map((each) => (
      <Tile
        key={each}
        type="button"
        aria-pressed={state === each}
        $isPressed={state === each}
        onClick={() => onState(state === each ? null : each)}
      >
        <Flex gap={2}>
          <LightDot light={lightTexts[each].light} />
          <Typography fontWeight="semiBold">{lightTexts[each].label}</Typography>
        </Flex>
        <Typography variant="alpha" tag="p">
          {states === null ? '—' : formatNumber(states[each])}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {lightTexts[each].meaning}
        </Typography>
      </Tile>
    ))}
  </Tiles>
);

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr));
  gap: ${({ theme }) => theme.spaces[3]};
`;

const Tile = styled.button<{ $isPressed: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.spaces[1]};
  width: 100%;
  padding: ${({ theme }) => theme.spaces[4]};
  text-align: left;
  cursor: pointer;
  background: ${({ theme, $isPressed }) => ($isPressed ? theme.colors.primary100 : theme.colors.neutral0)};
  border: 1px solid ${({ theme, $isPressed }) => ($isPressed ? theme.colors.primary600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
