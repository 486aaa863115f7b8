import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  /** 'Otra persona cambió esta ficha mientras la editabas.' */
  readonly title: string;
  /** 'Guardar la mía encima' */
  readonly saveLabel: string;
  readonly isBusy: boolean;
  readonly onReload: () => void;
  readonly onSave: () => void;
}

/** Somebody else saved meanwhile what is being edited: the person chooses, nothing is lost in silence. */
export const StaleAlert = ({ title, saveLabel, isBusy, onReload, onSave }: Props) => (
  <Box paddingBottom={4}>
    <Alert variant="warning" title={title} closeLabel="Cerrar">
      <Flex direction="column" alignItems="flex-start" gap={3} paddingTop={2}>
        <Typography>Todavía no se guardó nada de lo tuyo.</Typography>
        <Flex gap={2} wrap="wrap">
          <Button size="S" variant="secondary" disabled={isBusy} onClick={onReload}>
            Ver la versión guardada y perder mis cambios
          </Button>
          <Button size="S" variant="danger-light" loading={isBusy} onClick={onSave}>
            {saveLabel}
          </Button>
        </Flex>
      </Flex>
    </Alert>
  </Box>
);
