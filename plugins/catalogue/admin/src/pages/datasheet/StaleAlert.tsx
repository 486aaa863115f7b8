import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';
import type { SheetState } from './use-sheet';

/** Somebody else saved the datasheet meanwhile: the person chooses, nothing is lost in silence. */
export function StaleAlert({ state: { isStale, isBusy, reload, save } }: { readonly state: SheetState }) {
  if (!isStale) return null;
  return (
    <Box paddingBottom={4}>
      <Alert variant="warning" title="Otra persona cambió esta ficha mientras la editabas." closeLabel="Cerrar">
        <Flex direction="column" alignItems="flex-start" gap={3} paddingTop={2}>
          <Typography>Todavía no se guardó nada de lo tuyo.</Typography>
          <Flex gap={2} wrap="wrap">
            <Button size="S" variant="secondary" disabled={isBusy} onClick={() => void reload()}>
              Ver la versión guardada y perder mis cambios
            </Button>
            <Button size="S" variant="danger-light" loading={isBusy} onClick={() => void save(true)}>
              Guardar la mía encima
            </Button>
          </Flex>
        </Flex>
      </Alert>
    </Box>
  );
}
