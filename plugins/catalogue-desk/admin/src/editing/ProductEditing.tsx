import { useEffect, useState } from 'react';
import { onAskedToEdit, type Asked } from './asked';
import { MassEditDialog } from './MassEditDialog';
import { QuickEditDialog } from './QuickEditDialog';

interface Open extends Asked {
  /** The product of the quick edit that is open. */
  readonly index: number;
}

/** Stands above the list of products and opens what its buttons ask for. */
export function ProductEditing() {
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => onAskedToEdit((asked) => setOpen({ ...asked, index: 0 })), []);
  const close = () => setOpen(null);
  if (open === null) return null;
  const { kind, products, list, index } = open;
  if (kind === 'mass') return <MassEditDialog products={products} list={list} onClose={close} />;
  const product = products[index];
  if (product === undefined) return null;
  const next = () => setOpen(index + 1 < products.length ? { ...open, index: index + 1 } : null);
  return (
    <QuickEditDialog
      key={product.id}
      product={product}
      place={index + 1}
      count={products.length}
      onSaved={next}
      onClose={close}
    />
  );
}
