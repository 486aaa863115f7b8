import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import type { PageState } from './use-page';

interface Props {
  readonly state: PageState<unknown>;
  readonly empty: string;
}

/** What stands in a list's place while it loads, when it is empty and when it could not be read; nothing otherwise. */
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
