import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { Muted, publicIdOf, useMay } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { adjustsStock, readsMovements, readsRotation, readsStock } from '../permissions';
import { uids } from '../uids';
import { AdjustDialog } from './AdjustDialog';
import { Branches } from './Branches';
import { MovementsDialog } from './MovementsDialog';
import { ReservationsDialog } from './ReservationsDialog';
import { RotationDialog } from './RotationDialog';
import { useStock, type ProductStock } from './use-stock';

/** 'Existencias por sucursal' beside a product: what is free and held, by condition, and what comes and when. */
export const StockPanel: PanelComponent = ({ model, document, meta }) => {
  const productId = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  if (productId === null) return null;
  return { title: 'Existencias por sucursal', content: <ForReaders key={productId} productId={productId} /> };
};

function ForReaders({ productId }: { readonly productId: number }) {
  return useMay(readsStock) ? <Stock productId={productId} /> : <Muted>Tu función no permite ver existencias</Muted>;
}

type Opened = 'adjust' | 'movements' | 'reservations' | 'rotation' | null;

function Stock({ productId }: { readonly productId: number }) {
  const stock = useStock(productId);
  const mayAdjust = useMay(adjustsStock);
  const mayReadMovements = useMay(readsMovements);
  const mayReadRotation = useMay(readsRotation);
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Branches stock={stock} />
      <Flex gap={2} wrap="wrap">
        {mayReadMovements && (
          <>
            <Button size="S" variant="tertiary" onClick={() => setOpened('movements')}>
              Movimientos
            </Button>
            <Button size="S" variant="tertiary" onClick={() => setOpened('reservations')}>
              Apartados
            </Button>
          </>
        )}
        {mayReadRotation && (
          <Button size="S" variant="tertiary" onClick={() => setOpened('rotation')}>
            Rotación
          </Button>
        )}
        {mayAdjust && stock.branches !== null && (
          <Button size="S" variant="secondary" onClick={() => setOpened('adjust')}>
            Ajustar existencias
          </Button>
        )}
      </Flex>
      <OpenedDialog
        opened={opened}
        productId={productId}
        stock={stock}
        onClose={() => {
          setOpened(null);
          // Carts and orders move it meanwhile.
          stock.reload();
        }}
      />
    </Flex>
  );
}

interface DialogProps {
  readonly opened: Opened;
  readonly productId: number;
  readonly stock: ProductStock;
  readonly onClose: () => void;
}

function OpenedDialog({ opened, productId, stock: { branches, grades }, onClose }: DialogProps) {
  const shared = { productId, branches: branches ?? [], grades, onClose };
  switch (opened) {
    case 'movements':
      return <MovementsDialog {...shared} />;
    case 'reservations':
      return <ReservationsDialog {...shared} />;
    case 'rotation':
      return <RotationDialog {...shared} />;
    case 'adjust':
      return branches === null ? null : <AdjustDialog {...shared} onDone={onClose} />;
    default:
      return null;
  }
}
