import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Badge, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle } from '@strapi/icons';
import { publicIdOf, useMay, useRead } from '@mayorista/kernel/panel';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { readsProducts } from '../permissions';
import { pluginId } from '../plugin-id';
import { onProductChange } from '../publication/product-changes';
import { checklist, type Check, type Publication } from '../publication/publication';
import { uids } from '../uids';

/** 'En la tienda' beside a product: whether it is shown and sold, and what it lacks to be published. */
export const PublicationPanel: PanelComponent = ({ model, document, meta }) => {
  const id = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  if (id === null) return null;
  return {
    title: 'En la tienda',
    content: <ForReaders id={id} version={String(document?.updatedAt ?? '')} />,
  };
};

interface Props {
  readonly id: number;
  /** Changes whenever the product was saved: the checklist is read again. */
  readonly version: string;
}

const ForReaders = (props: Props) => (useMay(readsProducts) ? <Standing {...props} /> : null);

function Standing({ id, version }: Props) {
  const isModified = useForm('PublicationPanel', ({ modified }) => modified);
  const { data, failure, reload } = useRead<Publication>(`/${pluginId}/product-publications/${id}`);
  const readVersion = useRef(version);
  useEffect(() => {
    if (readVersion.current === version) return;
    readVersion.current = version;
    void reload();
  }, [version, reload]);
  useEffect(() => onProductChange((changed) => changed === id && reload()), [id, reload]);
  if (failure !== null)
    return (
      <Typography variant="pi" textColor="danger600" role="alert">
        No se pudo cargar la información
      </Typography>
    );
  if (data === null) return <Typography variant="pi">Cargando</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex>
        <Badge variant={data.in_store ? 'success' : 'neutral'}>
          {data.in_store ? 'En la tienda' : 'Fuera de la tienda'}
        </Badge>
      </Flex>
      <Flex
        tag="ul"
        direction="column"
        alignItems="stretch"
        gap={1}
        aria-label="Lo que necesita para estar en la tienda"
      >
        {checklist(data).map((check) => (
          <Line key={check.text} check={check} />
        ))}
      </Flex>
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          Guarda tus cambios antes de publicar
        </Typography>
      )}
    </Flex>
  );
}

const Line = ({ check: { text, isMet } }: { readonly check: Check }) => (
  <Flex tag="li" gap={2} alignItems="flex-start">
    <Flex shrink={0}>
      {isMet ? (
        <CheckCircle fill="success600" aria-label="Listo:" role="img" />
      ) : (
        <CrossCircle fill="danger600" aria-label="Falta:" role="img" />
      )}
    </Flex>
    <Typography
      variant="pi"
      textColor={isMet ? 'neutral600' : 'neutral800'}
      fontWeight={isMet ? 'regular' : 'semiBold'}
    >
      {text}
    </Typography>
  </Flex>
);
