import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowUp, Trash } from '@strapi/icons';
import { formatNumber, FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { AddProduct, productText } from '../AddProduct';
import { pluginId } from '../plugin-id';
import { bodyOf, raised, restOf, withExcluded, without, withPinned, type Choices, type Named } from './choices';

/** An alternative as the platform offers it, the best first. */
export type Offered = ItemOf<'GET /product-alternatives'>;

interface Props {
  readonly productId: number;
  readonly stored: Choices;
  readonly offered: readonly Offered[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Which alternatives of a product come first, which never, and what is offered besides. */
export function AlternativesDialog({ productId, stored, offered, onSaved, onClose }: Props) {
  const { put } = useFetchClient();
  const act = useMutation();
  const [choices, setChoices] = useState(stored);
  const save = async () => {
    const path = `/${pluginId}/product-alternatives/${productId}`;
    return act(() => put(path, bodyOf(choices)), 'Alternativas guardadas');
  };
  const add = (change: typeof withPinned) => (product: Named) =>
    product.id === productId ? undefined : setChoices((current) => change(current, product));

  return (
    <FormDialog
      title="Alternativas"
      submitLabel="Guardar"
      fields={[]}
      onSubmit={save}
      onDone={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <Part title="Fijadas" hint="Van primero, en este orden, mientras la sucursal tenga piezas">
            {choices.pinned.map((product, index) => (
              <Line key={product.id} product={product}>
                <IconButton
                  label={`Subir ${product.model}`}
                  variant="ghost"
                  disabled={index === 0}
                  onClick={() => setChoices(raised(choices, product.id))}
                >
                  <ArrowUp />
                </IconButton>
                <Remove product={product} onRemove={() => setChoices(without(choices, product.id))} />
              </Line>
            ))}
            <AddProduct
              label="Fijar un producto"
              placeholder="Busca un producto para fijarlo"
              onAdd={add(withPinned)}
            />
          </Part>
          <Part title="Excluidas" hint="Nunca se ofrecen en lugar de este producto">
            {choices.excluded.map((product) => (
              <Line key={product.id} product={product}>
                <Remove product={product} onRemove={() => setChoices(without(choices, product.id))} />
              </Line>
            ))}
            <AddProduct
              label="Excluir un producto"
              placeholder="Busca un producto para excluirlo"
              onAdd={add(withExcluded)}
            />
          </Part>
          <Rest offered={restOf(offered, choices)} onPin={add(withPinned)} onExclude={add(withExcluded)} />
        </>
      )}
    </FormDialog>
  );
}

interface RestProps {
  readonly offered: readonly Offered[];
  readonly onPin: (product: Named) => void;
  readonly onExclude: (product: Named) => void;
}

const Rest = ({ offered, onPin, onExclude }: RestProps) => (
  <Part title="Las demás que hoy se ofrecen" hint="De su categoría, parecidas y de precio cercano, con piezas libres">
    {offered.length === 0 && <Typography textColor="neutral600">Ninguna otra</Typography>}
    {offered.map((product) => (
      <Line key={product.id} product={product} note={piecesText(product.total_inventories ?? 0)}>
        <Button
          size="S"
          variant="tertiary"
          type="button"
          aria-label={`Fijar ${product.model}`}
          onClick={() => onPin(product)}
        >
          Fijar
        </Button>
        <Button
          size="S"
          variant="danger-light"
          type="button"
          aria-label={`Excluir ${product.model}`}
          onClick={() => onExclude(product)}
        >
          Excluir
        </Button>
      </Line>
    ))}
  </Part>
);

const piecesText = (pieces: number): string =>
  pieces === 1 ? '1 pieza libre' : `${formatNumber(pieces)} piezas libres`;

interface PartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

const Part = ({ title, hint, children }: PartProps) => (
  <Flex tag="section" aria-label={title} direction="column" alignItems="stretch" gap={2}>
    <Typography variant="delta" tag="h3">
      {title}
    </Typography>
    <Typography variant="pi" textColor="neutral600">
      {hint}
    </Typography>
    {children}
  </Flex>
);

interface LineProps {
  readonly product: Named;
  readonly note?: string;
  readonly children: ReactNode;
}

const Line = ({ product, note, children }: LineProps) => (
  <Flex justifyContent="space-between" gap={3}>
    <Flex direction="column" alignItems="flex-start" minWidth={0}>
      <Typography ellipsis title={productText(product)} style={{ maxWidth: '100%' }}>
        {productText(product)}
      </Typography>
      {note !== undefined && (
        <Typography variant="pi" textColor="neutral600">
          {note}
        </Typography>
      )}
    </Flex>
    <Flex gap={2} flex="none">
      {children}
    </Flex>
  </Flex>
);

const Remove = ({ product, onRemove }: { readonly product: Named; readonly onRemove: () => void }) => (
  <IconButton label={`Quitar ${product.model}`} variant="ghost" onClick={onRemove}>
    <Trash />
  </IconButton>
);
