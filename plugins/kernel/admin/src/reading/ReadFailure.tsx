import { Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Renders an error text and a retry button in place of information that could not be read. */
export const ReadFailure = ({ text = 'No se pudo cargar la información', onRetry }: Props) => (
  <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
    <Typography variant="pi">{text}</Typography>
    <Button size="S" variant="secondary" onClick={onRetry}>
      Reintentar
    </Button>
  </Flex>
);
