import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { valueText } from '../panels/history';
import type { Conflict } from './merge';

interface Props {
  readonly model: string;
  readonly conflicts: readonly Conflict[];
  /** Replaces the typed values of contested fields by the other person's. */
  readonly onTakeTheirs: () => void;
}

/** Renders a notice that somebody else saved the record meanwhile: the fields they changed, the values typed into the same fields, and a button that takes theirs. */
export function StaleNotice({ model, conflicts, onTakeTheirs }: Props) {
  const { edit } = useDocumentLayout(model);
  const isContested = conflicts.some((conflict) => 'mine' in conflict);
  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={4} width="100%">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography fontWeight="bold" textColor="warning700">
          Otra persona guardó este registro mientras lo editabas
        </Typography>
        <Typography variant="pi">
          {`No se guardó nada de lo tuyo, pero sigue en el formulario junto a lo suyo. ${isContested ? 'Si guardas otra vez, lo tuyo queda en lugar de lo suyo.' : 'Guarda otra vez.'}`}
        </Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {conflicts.map((conflict) => (
            <Typography key={conflict.name} tag="li" variant="pi" style={{ overflowWrap: 'anywhere' }}>
              <b>{edit.metadatas[conflict.name]?.label ?? conflict.name}</b>
              {`: guardó «${shown(conflict.theirs)}»`}
              {'mine' in conflict && `; tú escribiste «${shown(conflict.mine)}»`}
            </Typography>
          ))}
        </Flex>
        {isContested && (
          <Button size="S" variant="secondary" type="button" onClick={onTakeTheirs}>
            Dejar lo que guardó
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** Formats a value; files and other records by their name. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return valueText(value);
  return 'name' in value && typeof value.name === 'string' ? value.name : 'otro contenido';
}
