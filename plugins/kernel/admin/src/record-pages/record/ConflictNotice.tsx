import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Shape } from '../../../../shared/shape';
import { isBlankLine, labelOf, type DraftValue, type LineDrafts } from '../draft/draft';
import type { Conflict } from '../draft/conflict';
import { showText } from '../values/show-text';

interface Props {
  readonly shape: Shape;
  readonly conflicts: readonly Conflict[];
  /** Whether the record may still be changed as the other person left it. */
  readonly isEditable: boolean;
  /** Replaces what was typed into the same fields by the other person's. */
  readonly onTakeTheirs: () => void;
}

/** Renders that somebody else saved the record meanwhile: what they changed, what was typed into the same fields, and a button that takes theirs. */
export function ConflictNotice({ shape, conflicts, isEditable, onTakeTheirs }: Props) {
  const isContested = conflicts.some((conflict) => 'mine' in conflict);
  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography fontWeight="bold" textColor="warning700">
          Alguien más guardó este registro mientras lo editabas
        </Typography>
        <Typography variant="pi">{consequence(isEditable, isContested)}</Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {conflicts.map(({ name, theirs, ...rest }) => (
            <Typography key={name} tag="li" variant="pi" style={{ overflowWrap: 'anywhere' }}>
              <b>{labelIn(shape, name)}</b>
              {`: guardó «${partText(shape, name, theirs)}»`}
              {rest.mine !== undefined && `; tú escribiste «${partText(shape, name, rest.mine)}»`}
            </Typography>
          ))}
        </Flex>
        {isEditable && isContested && (
          <Button size="S" variant="secondary" type="button" onClick={onTakeTheirs}>
            Dejar lo que guardó
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function consequence(isEditable: boolean, isContested: boolean): string {
  if (!isEditable) return 'No se guardó nada de lo tuyo, y en su estado de ahora ya no se puede cambiar.';
  const next = isContested ? 'Si guardas otra vez, lo tuyo queda en lugar de lo suyo.' : 'Guarda otra vez.';
  return `No se guardó nada de lo tuyo, pero sigue en el formulario junto a lo suyo. ${next}`;
}

function labelIn({ fields, lines }: Shape, name: string): string {
  const field = fields[name];
  return field === undefined ? (lines[name]?.label ?? name) : labelOf(field);
}

function partText({ fields, lines }: Shape, name: string, part: DraftValue | LineDrafts): string {
  const field = fields[name];
  if (field !== undefined) return showText(field, part);
  const group = lines[name];
  const count =
    group === undefined ? 0 : (part as LineDrafts).filter((line) => !isBlankLine(group.fields, line)).length;
  return count === 1 ? '1 renglón' : `${count} renglones`;
}
