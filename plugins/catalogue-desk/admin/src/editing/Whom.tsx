import { MASS_EDIT_LIMIT } from '@mayorista/config/constants';
import { Box, Checkbox, Flex, TextButton, Typography } from '@strapi/design-system';
import { formatNumber } from '@mayorista/kernel/panel';
import type { ListAsked } from './asked';
import { allText, countOf, productsText, type Aim } from './mass-draft';

interface Props {
  readonly aim: Aim;
  readonly list: ListAsked | undefined;
  /** How many the list finds on all its pages. */
  readonly found: number | null;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onAll: (count: number) => void;
  readonly onChosen: () => void;
}

/** Which products the change goes to: the chosen rows, or all that the list finds, which asks to be confirmed. */
export function Whom({ aim, list, found, isConfirmed, onConfirm, onAll, onChosen }: Props) {
  const count = countOf(aim);
  const hasMore = list !== undefined && aim.all === null && found !== null && found > aim.chosen.length;
  return (
    <Box
      background={aim.all === null ? 'neutral100' : 'primary100'}
      hasRadius
      padding={4}
      role="group"
      aria-label="Productos"
    >
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography>
          {`Los campos que agregues quedan con el mismo valor en ${aim.all === null || list === undefined ? productsText(count) : allText(count, list)}.`}
        </Typography>
        {hasMore && found <= MASS_EDIT_LIMIT && (
          <TextButton onClick={() => onAll(found)}>{`Seleccionar ${allText(found, list)}`}</TextButton>
        )}
        {hasMore && found > MASS_EDIT_LIMIT && (
          <Typography variant="pi" textColor="neutral600">
            {`La lista tiene ${productsText(found)} y una edición cambia hasta ${formatNumber(MASS_EDIT_LIMIT)}: usa los filtros para elegirlos todos.`}
          </Typography>
        )}
        {aim.all !== null && (
          <>
            <Checkbox checked={isConfirmed} onCheckedChange={(value) => onConfirm(value === true)}>
              {`Confirmo que quiero cambiar ${productsText(count)}`}
            </Checkbox>
            <TextButton onClick={onChosen}>{`Volver a ${chosenText(aim.chosen.length)}`}</TextButton>
          </>
        )}
      </Flex>
    </Box>
  );
}

const chosenText = (count: number): string => (count === 1 ? 'el producto elegido' : `los ${count} productos elegidos`);
