import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import type { PageState } from './use-page';

interface Props {
  readonly state: PageState<unknown>;
  readonly empty: string;
}

/** Renders a list's loader, its text when empty, or an error with a retry button; null when rows were read. */
export function ListStatus({ state: { rows, hasFailed, reload }, empty }: Props) {
  if (hasFailed) {
    return (
      <Flex direction="column" gap={3} padding={8} role="alert">
        <Typography>No se pudo cargar la información</Typography>
        <Button variant="secondary" onClick={() => void reload()}>
          Reintentar
        </Button>
      </Flex>
    );
  }
  if (rows === null) {
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader>Cargando</Loader>
      </Flex>
    );
  }
  return rows.length > 0 ? null : (
    <Box padding={8}>
      <Typography textColor="neutral600">{empty}</Typography>
    </Box>
  );
}
