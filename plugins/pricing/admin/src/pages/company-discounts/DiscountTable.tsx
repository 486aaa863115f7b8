import { Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { HeadedTable } from '@mayorista/kernel/panel';

interface DiscountLine {
  readonly id: number;
  /** A company, or a type of them. */
  readonly who: string;
  readonly brand: string | null;
  readonly discount: string;
  readonly days: string | null;
  readonly setBy: string | null;
}

interface Props {
  readonly whoHeading: string;
  readonly lines: readonly DiscountLine[];
  readonly mayWrite: boolean;
  readonly onEdit: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** Percents by company or type of company. */
export function DiscountTable({ whoHeading, lines, mayWrite, onEdit, onRemove }: Props) {
  const hasDays = lines.some(({ days }) => days !== null);
  const headings = [
    whoHeading,
    'Marca',
    'Descuento',
    ...(hasDays ? ['Vigencia'] : []),
    'Lo puso',
    ...(mayWrite ? ['Acciones'] : []),
  ];
  return (
    <HeadedTable headings={headings} rowCount={lines.length}>
      {lines.map(({ id, who, brand, discount, days, setBy }) => {
        const called = `el descuento de ${who} en ${brand ?? 'todas las marcas'}`;
        const texts = [
          brand ?? 'Todas las marcas',
          `${Number(discount)} %`,
          ...(hasDays ? [days ?? '—'] : []),
          setBy ?? '—',
        ];
        return (
          <Tr key={id}>
            <Td>
              <Typography fontWeight="semiBold">{who}</Typography>
            </Td>
            {texts.map((text, index) => (
              <Td key={index}>
                <Typography style={{ whiteSpace: 'normal' }}>{text}</Typography>
              </Td>
            ))}
            {mayWrite && (
              <Td>
                <Flex gap={2}>
                  <Button size="S" variant="tertiary" aria-label={`Editar ${called}`} onClick={() => onEdit(id)}>
                    Editar
                  </Button>
                  <Button size="S" variant="danger-light" aria-label={`Quitar ${called}`} onClick={() => onRemove(id)}>
                    Quitar
                  </Button>
                </Flex>
              </Td>
            )}
          </Tr>
        );
      })}
    </HeadedTable>
  );
}
