import { Button } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useMay } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writesTransfers } from '../../permissions';
import type { Warehouse } from '../../Warehouses';
import { NewDialog } from './NewDialog';

/** Begins a transfer, for who may; its page opens once it is a draft. */
export function NewTransferButton({ warehouses }: { readonly warehouses: readonly Warehouse[] }) {
  const mayWrite = useMay(writesTransfers);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!mayWrite) return null;
  return (
    <>
      <Button startIcon={<Plus />} onClick={() => setOpen(true)}>
        Nuevo traspaso
      </Button>
      {isOpen && (
        <NewDialog warehouses={warehouses} onCreated={(id) => navigate(String(id))} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
