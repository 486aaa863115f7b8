import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { EditableTd, formatNumber, HeadedEditableTable, Pager, RecordLink } from '@mayorista/kernel/panel';
import {
  isChosen,
  mostLines,
  quantityOf,
  shownQuantity,
  withChosen,
  withQuantity,
  type Choice,
  type Plan,
  type Suggestion,
} from '../../restock/choice';
import { QuantityInput } from '../../QuantityInput';
import { uids } from '../../uids';

interface Props {
  readonly rows: readonly Suggestion[];
  readonly choice: Choice;
  readonly plan: Plan;
  readonly page: number;
  /** Null for whoever may only look. */
  readonly onChoice: ((choice: Choice) => void) | null;
  readonly onPage: (page: number) => void;
}

const perPage = 50;
const headings = ['Producto', 'Por qué', 'Origen', 'Destino', 'Sugerido', 'Enviar'];

/** What should be sent, the most urgent first; quantities may be typed over and products left out. */
export function Suggestions({ rows, choice, plan, page, onChoice, onPage }: Props) {
  const pageCount = Math.ceil(rows.length / perPage);
  const shownPage = Math.min(page, pageCount);
  const shown = rows.slice((shownPage - 1) * perPage, shownPage * perPage);
  const chosen = rows.filter((row) => isChosen(choice, row)).length;
  return (
    <Box>
      <Notices plan={plan} />
      <HeadedEditableTable
        label="Productos por enviar"
        headings={headings}
        first={
          onChoice === null ? undefined : (
            <Checkbox
              aria-label="Enviar todos los productos sugeridos"
              checked={chosen === rows.length ? true : chosen > 0 ? 'indeterminate' : false}
              onCheckedChange={(all) => onChoice(withChosen(choice, rows, all === true))}
            />
          )
        }
      >
        {shown.map((row) => (
          <Row key={row.id} row={row} choice={choice} onChoice={onChoice} />
        ))}
      </HeadedEditableTable>
      <Pager pagination={{ page: shownPage, pageCount, total: rows.length }} onPage={onPage} />
    </Box>
  );
}

function Notices({ plan }: { readonly plan: Plan }) {
  const texts = [
    ...(plan.wrong > 0 ? [`${count(plan.wrong)} con una cantidad que no es un número entero desde 1`] : []),
    ...(plan.short > 0
      ? [`${count(plan.short)} con más piezas de las que el origen tiene libres: no se podrá enviar así`]
      : []),
    ...(plan.lines.length > mostLines
      ? [
          `Un traspaso lleva hasta ${formatNumber(mostLines)} productos: deja fuera ${formatNumber(plan.lines.length - mostLines)}`,
        ]
      : []),
  ];
  return (
    <Box role="status" paddingBottom={texts.length > 0 ? 3 : 0}>
      {texts.map((text) => (
        <Typography key={text} tag="p" textColor="warning700">
          {text}
        </Typography>
      ))}
    </Box>
  );
}

const count = (products: number): string => (products === 1 ? '1 producto' : `${formatNumber(products)} productos`);

interface RowProps {
  readonly row: Suggestion;
  readonly choice: Choice;
  readonly onChoice: ((choice: Choice) => void) | null;
}

function Row({ row, choice, onChoice }: RowProps) {
  const chosen = isChosen(choice, row);
  const quantity = quantityOf(choice, row);
  return (
    <tr>
      {onChoice !== null && (
        <EditableTd>
          <Checkbox
            aria-label={`Enviar ${row.model}`}
            checked={chosen}
            onCheckedChange={(is) => onChoice(withChosen(choice, [row], is === true))}
          />
        </EditableTd>
      )}
      <EditableTd>
        <Box maxWidth="24rem">
          <RecordLink uid={uids.product} id={row.id}>
            {row.model}
          </RecordLink>
          <Typography variant="pi" textColor="neutral600" tag="p" ellipsis title={row.name}>
            {row.brand_name ?? 'Sin marca'} · {row.name}
          </Typography>
        </Box>
      </EditableTd>
      <EditableTd>
        <Box maxWidth="38rem">
          <Typography variant="pi" style={{ whiteSpace: 'normal' }}>
            {row.explanation}
          </Typography>
        </Box>
      </EditableTd>
      <EditableTd>
        <Pieces count={row.available_source} hint="libres" isWarned={row.is_limited_by_source} />
      </EditableTd>
      <EditableTd>
        <Pieces count={row.available_target} hint={`de ${formatNumber(row.goal)}`} />
      </EditableTd>
      <EditableTd>
        <Typography fontWeight="semiBold">{formatNumber(row.suggested_quantity)}</Typography>
      </EditableTd>
      <EditableTd>
        <QuantityInput
          label={`Piezas de ${row.model}`}
          value={shownQuantity(choice, row)}
          isWrong={chosen && (quantity === null || quantity > row.available_source)}
          isChanged={choice.typed.has(row.id)}
          disabled={!chosen || onChoice === null}
          onChange={(text) => onChoice?.(withQuantity(choice, row, text))}
        />
      </EditableTd>
    </tr>
  );
}

interface PiecesProps {
  readonly count: number;
  readonly hint: string;
  readonly isWarned?: boolean;
}

const Pieces = ({ count: pieces, hint, isWarned = false }: PiecesProps) => (
  <Flex gap={1} alignItems="baseline">
    <Typography textColor={isWarned ? 'warning700' : undefined}>{formatNumber(pieces)}</Typography>
    <Typography variant="pi" textColor="neutral600">
      {hint}
    </Typography>
  </Flex>
);
