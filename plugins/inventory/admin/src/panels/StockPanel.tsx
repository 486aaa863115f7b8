import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { publicIdOf, useMay } from '@mayorista/kernel/panel';
import { useState, type ReactNode } from 'react';
import { adjustsStock, readsMovements, readsRotation, readsStock } from '../permissions';
import { uids } from '../uids';
import { AdjustDialog } from './AdjustDialog';
import { Branches } from './Branches';
import { MovementsDialog } from './MovementsDialog';
import { RotationDialog } from './RotationDialog';
import { useStock } from './use-stock';

/** 'Existencias por sucursal' beside a product: what is free and held, by condition, and what comes and when. */
export const StockPanel: PanelComponent = ({ model, document, meta }) => {
  const productId = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  if (productId === null) return null;
  return { title: 'Existencias por sucursal', content: <ForReaders key={productId} productId={productId} /> };
};

function ForReaders({ productId }: { readonly productId: number }) {
  return useMay(readsStock) ? <Stock productId={productId} /> : <Muted>Tu función no permite ver existencias</Muted>;
}

type Opened = 'adjust' | 'movements' | 'rotation' | null;

function Stock({ productId }: { readonly productId: number }) {
  const stock = useStock(productId);
  const mayAdjust = useMay(adjustsStock);
  const mayReadMovements = useMay(readsMovements);
  const mayReadRotation = useMay(readsRotation);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Branches stock={stock} />
      <Flex gap={2} wrap="wrap">
        {mayReadMovements && (
          <Button size="S" variant="tertiary" onClick={() => setOpened('movements')}>
            Movimientos
          </Button>
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
      {opened === 'movements' && (
        <MovementsDialog productId={productId} branches={stock.branches ?? []} grades={stock.grades} onClose={close} />
      )}
      {opened === 'rotation' && (
        <RotationDialog productId={productId} branches={stock.branches ?? []} onClose={close} />
      )}
      {opened === 'adjust' && stock.branches !== null && (
        <AdjustDialog
          productId={productId}
          branches={stock.branches}
          grades={stock.grades}
          onDone={() => {
            close();
            stock.reload();
          }}
          onClose={close}
        />
      )}
    </Flex>
  );
}

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="pi" textColor="neutral600">
    {children}
  </Typography>
);
