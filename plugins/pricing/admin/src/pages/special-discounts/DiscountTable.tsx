import { Badge, Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { HeadedTable } from '@mayorista/kernel/panel';
import { daysText, type SpecialDiscount } from './discount';

interface Props {
  readonly discounts: readonly SpecialDiscount[];
  readonly mayDecide: boolean;
  readonly mayWrite: boolean;
  readonly onDecide: (discount: SpecialDiscount, authorised: boolean) => void;
  readonly onEdit: (discount: SpecialDiscount) => void;
}

const tones = { pending: 'warning', authorised: 'success', rejected: 'danger' } as const;
/** Long texts in as many lines as they need: the buttons stay in sight. */
const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const headings = ['Marca', 'Descuento', 'Distribuidores', 'Vigencia', 'Estado', 'Acciones'];

export const DiscountTable = ({ discounts, ...actions }: Props) => (
  <HeadedTable headings={headings} rowCount={discounts.length}>
    {discounts.map((discount) => (
      <DiscountRow key={discount.id} discount={discount} {...actions} />
    ))}
  </HeadedTable>
);

function DiscountRow({
  discount,
  mayDecide,
  mayWrite,
  onDecide,
  onEdit,
}: Omit<Props, 'discounts'> & { readonly discount: SpecialDiscount }) {
  const { status } = discount;
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold" tag="p">
          {discount.brand_name ?? '—'}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p" style={wrapped}>
          {discount.reason ?? 'Sin motivo escrito'}
        </Typography>
      </Td>
      <Td>
        <Typography fontWeight="semiBold">{Number(discount.discount)} %</Typography>
      </Td>
      <Td>
        <Typography variant="pi" style={wrapped}>
          {discount.companies.map(({ business_name: name }) => name).join(', ')}
        </Typography>
      </Td>
      <Td>
        <Typography variant="pi" style={wrapped}>
          {daysText(discount)}
        </Typography>
      </Td>
      <Td>
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Badge backgroundColor={`${tones[status]}100`} textColor={`${tones[status]}700`}>
            {discount.status_label}
          </Badge>
          <Typography variant="pi" textColor="neutral600" style={wrapped}>
            {discount.decided_by === null ? `Lo pidió ${discount.requested_by ?? '—'}` : discount.decided_by}
            {discount.decision_note === null ? '' : `: ${discount.decision_note}`}
          </Typography>
        </Flex>
      </Td>
      <Td>
        <Flex gap={2} wrap="wrap">
          {mayDecide && status !== 'authorised' && (
            <Button size="S" variant="success" onClick={() => onDecide(discount, true)}>
              Autorizar
            </Button>
          )}
          {mayDecide && status !== 'rejected' && (
            <Button size="S" variant="danger-light" onClick={() => onDecide(discount, false)}>
              {status === 'authorised' ? 'Retirar' : 'Rechazar'}
            </Button>
          )}
          {mayWrite && (
            <Button size="S" variant="tertiary" onClick={() => onEdit(discount)}>
              Cambiar
            </Button>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}
