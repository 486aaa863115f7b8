import { Pin } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Entry } from './entries';

interface Props {
  readonly id: string;
  readonly entry: Entry;
  readonly isCurrent: boolean;
  readonly isPinned: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
  /** Pins it, or lets it go; null where it is no page. */
  readonly onTurn: (() => void) | null;
}

/** One line of the palette: chosen by a click or Enter, pinned by its mark or Alt F. */
export function PaletteLine({ id, entry: { label, detail }, isCurrent, isPinned, onPoint, onChoose, onTurn }: Props) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Line
      ref={line}
      id={id}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={onPoint}
      onClick={onChoose}
      $isCurrent={isCurrent}
    >
      <Text>
        <Label>{label}</Label>
        <Detail>{detail}</Detail>
      </Text>
      {onTurn !== null && (isCurrent || isPinned) && (
        <PinMark
          title={isPinned ? 'Soltar (Alt F)' : 'Fijar (Alt F)'}
          $isPinned={isPinned}
          onClick={(event) => {
            event.stopPropagation();
            onTurn();
          }}
        >
          <Pin aria-hidden />
        </PinMark>
      )}
    </Line>
  );
}

const Line = styled.li<{ $isCurrent: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[3]};
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[3]};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isCurrent }) => ($isCurrent ? theme.colors.primary100 : 'transparent')};
  cursor: pointer;
`;

const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Label = styled.span`
  overflow: hidden;
  font-size: 1.4rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Detail = styled.span`
  overflow: hidden;
  font-size: 1.2rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ theme }) => theme.colors.neutral600};
`;

const PinMark = styled.span<{ $isPinned: boolean }>`
  flex-shrink: 0;
  padding: ${({ theme }) => theme.spaces[1]};
  cursor: pointer;

  path {
    fill: ${({ theme, $isPinned }) => ($isPinned ? theme.colors.primary600 : theme.colors.neutral500)};
  }
`;
