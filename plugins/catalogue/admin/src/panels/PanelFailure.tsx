import { Button, Flex, Typography } from '@strapi/design-system';

/** What stands in a side panel whose information could not be read. */
export const PanelFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
    <Typography variant="pi">No se pudo cargar la información</Typography>
    <Button size="S" variant="secondary" onClick={onRetry}>
      Reintentar
    </Button>
  </Flex>
);
