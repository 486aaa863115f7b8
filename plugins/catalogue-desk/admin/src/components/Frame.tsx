import { styled } from 'styled-components';

interface Props {
  /** Where the browser finds the picture; null leaves the frame empty. */
  readonly src: string | null;
  /** '' beside a text that says the same. */
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

/** A picture in a frame of its own size, whole. */
export const Frame = ({ src, alt, width, height }: Props) => (
  <Box $width={width} $height={height}>
    {src !== null && <img src={src} alt={alt} />}
  </Box>
);

const Box = styled.span<{ readonly $width: string; readonly $height: string }>`
  display: inline-flex;
  flex: none;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};

  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
