import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { EditableTd, formatNumber, HeadedEditableTable, RecordLink } from '@mayorista/kernel/panel';
import { calledOf, situationOf, type Limit } from '../../limits/limit';
import { bounds, shownBound, type Bound } from '../../limits/typed';
import { QuantityInput } from '../../QuantityInput';
import { uids } from '../../uids';
import type { LimitsState } from './use-limits';

export type LimitAction = 'history' | 'assign' | 'remove';

interface Props {
  readonly limits: readonly Limit[];
  readonly state: LimitsState;
  readonly mayWrite: boolean;
  readonly onAction: (limit: Limit, action: LimitAction) => void;
}

const headings = ['Producto', 'Almacén', 'Existencia', 'Venta mensual', 'Mínimo', 'Máximo', 'Acciones'];
const boundTexts = { minimum: 'Mínimo', maximum: 'Máximo' } as const;

/** A row for each product and warehouse; its limits are typed over in place. */
export const LimitTable = ({ limits, ...shared }: Props) => (
  <HeadedEditableTable label="Límites de productos" headings={headings}>
    {limits.map((limit) => (
      <Row key={limit.id} limit={limit} {...shared} />
    ))}
  </HeadedEditableTable>
);

type RowProps = Omit<Props, 'limits'> & { readonly limit: Limit };

function Row({ limit, state, mayWrite, onAction }: RowProps) {
  const called = calledOf(limit);
  return (
    <tr>
      <EditableTd>
        <RecordLink uid={uids.product} id={limit.product_id}>
          {limit.model}
        </RecordLink>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {limit.name}
        </Typography>
      </EditableTd>
      <EditableTd>
        <Typography>{limit.warehouse_name ?? '—'}</Typography>
      </EditableTd>
      <EditableTd>
        <Flex gap={2}>
          <Typography>{formatNumber(limit.real_stock)}</Typography>
          <Situation limit={limit} />
        </Flex>
      </EditableTd>
      <EditableTd>
        <Typography>{formatNumber(limit.average_sales)}</Typography>
      </EditableTd>
      {bounds.map((bound) => (
        <EditableTd key={bound}>
          {mayWrite ? (
            <BoundCell limit={limit} bound={bound} state={state} />
          ) : (
            <Typography>{formatNumber(limit[bound])}</Typography>
          )}
        </EditableTd>
      ))}
      <EditableTd>
        <Flex gap={2}>
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Historial de ${called}`}
            onClick={() => onAction(limit, 'history')}
          >
            Historial
          </Button>
          {mayWrite && (
            <>
              <Button
                size="S"
                variant="tertiary"
                aria-label={`Asignar los límites de ${limit.model} a otros productos`}
                onClick={() => onAction(limit, 'assign')}
              >
                Asignar
              </Button>
              <Button
                size="S"
                variant="danger-light"
                aria-label={`Eliminar el límite de ${called}`}
                onClick={() => onAction(limit, 'remove')}
              >
                Eliminar
              </Button>
            </>
          )}
        </Flex>
      </EditableTd>
    </tr>
  );
}

interface CellProps {
  readonly limit: Limit;
  readonly bound: Bound;
  readonly state: LimitsState;
}

function BoundCell({ limit, bound, state: { typed, refused, change } }: CellProps) {
  const shown = shownBound(typed, limit, bound);
  const error = refused[String(limit.id)]?.[bound];
  return (
    <>
      <QuantityInput
        label={`${boundTexts[bound]} de ${calledOf(limit)}`}
        value={shown}
        isWrong={error !== undefined}
        isChanged={shown !== String(limit[bound])}
        onChange={(text) => change(limit, bound, text)}
      />
      {error !== undefined && (
        <Typography variant="pi" textColor="danger600" tag="p">
          {error}
        </Typography>
      )}
    </>
  );
}

const inOneLine = { whiteSpace: 'nowrap' } as const;

function Situation({ limit }: { readonly limit: Limit }) {
  const situation = situationOf(limit);
  if (situation === null) return null;
  return situation === 'below' ? (
    <Badge textColor="danger700" backgroundColor="danger100" style={inOneLine}>
      Bajo el mínimo
    </Badge>
  ) : (
    <Badge textColor="warning700" backgroundColor="warning100" style={inOneLine}>
      Sobre el máximo
    </Badge>
  );
}
