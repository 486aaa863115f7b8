import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle } from '@strapi/icons';
import { useMay, useRead } from '@mayorista/kernel/panel';
import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { publishesProducts, readsProducts, writesProducts } from '../permissions';
import { pluginId } from '../plugin-id';
import { checklist, type Check, type Publication } from '../publication/publication';
import { productIdOf } from '../publication/product-ref';
import { usePublication } from '../publication/use-publication';
import { uids } from '../uids';

/** 'En la tienda' beside a product: whether it is shown and sold, and what it lacks to be published. */
export const PublicationPanel: PanelComponent = ({ model, document, documentId, meta }) => {
  const id = model === uids.product ? productIdOf(document, meta?.availableLocales) : null;
  if (id === null || documentId === undefined) return null;
  return {
    title: 'En la tienda',
    content: <ForReaders id={id} documentId={documentId} version={String(document?.updatedAt ?? '')} />,
  };
};

interface Props {
  readonly id: number;
  readonly documentId: string;
  /** Changes whenever the product was saved: the checklist is read again. */
  readonly version: string;
}

const ForReaders = (props: Props) => (useMay(readsProducts) ? <Standing {...props} /> : null);

function Standing({ id, documentId, version }: Props) {
  const { data, failure, reload } = useRead<Publication>(`/${pluginId}/product-publications/${id}`);
  useEffect(() => {
    void reload();
  }, [version, reload]);
  if (failure !== null)
    return (
      <Typography variant="pi" textColor="danger600" role="alert">
        No se pudo cargar la información
      </Typography>
    );
  if (data === null) return <Typography variant="pi">Cargando</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex gap={2} wrap="wrap">
        <State isOn={data.published_in_store} on="Publicado" off="No publicado" />
        <State isOn={data.status === 1} on="Activo" off="Inactivo" />
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label="Lo que necesita para publicarse">
        {checklist(data.reasons).map((check) => (
          <Line key={check.text} check={check} />
        ))}
      </Flex>
      <Buttons id={id} documentId={documentId} publication={data} onDone={() => void reload()} />
    </Flex>
  );
}

const State = ({ isOn, on, off }: { readonly isOn: boolean; readonly on: string; readonly off: string }) => (
  <Badge variant={isOn ? 'success' : 'neutral'}>{isOn ? on : off}</Badge>
);

const Line = ({ check: { text, isMet } }: { readonly check: Check }) => (
  <Flex tag="li" gap={2} alignItems="flex-start">
    {isMet ? (
      <CheckCircle fill="success600" aria-label="Listo:" role="img" />
    ) : (
      <CrossCircle fill="danger600" aria-label="Falta:" role="img" />
    )}
    <Typography
      variant="pi"
      textColor={isMet ? 'neutral600' : 'neutral800'}
      fontWeight={isMet ? 'regular' : 'semiBold'}
    >
      {text}
    </Typography>
  </Flex>
);

interface ButtonsProps {
  readonly id: number;
  readonly documentId: string;
  readonly publication: Publication;
  readonly onDone: () => void;
}

function Buttons({ id, documentId, publication, onDone }: ButtonsProps) {
  const [mayPublish, mayWrite] = [useMay(publishesProducts), useMay(writesProducts)];
  const isModified = useForm('PublicationPanel', ({ modified }) => modified);
  const { isBusy, publish, activate } = usePublication({ model: uids.product, documentId, id });
  const { published_in_store: isPublished, status } = publication;
  const isDisabled = isBusy || isModified;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {mayPublish && (
        <Button
          variant={isPublished ? 'danger-light' : 'success'}
          size="S"
          loading={isBusy}
          disabled={isDisabled}
          onClick={() => void publish(!isPublished).then(onDone)}
        >
          {isPublished ? 'Retirar de la tienda' : 'Publicar en la tienda'}
        </Button>
      )}
      {mayWrite && (
        <Button
          variant="tertiary"
          size="S"
          disabled={isDisabled}
          onClick={() => void activate(status !== 1).then(onDone)}
        >
          {status === 1 ? 'Desactivar' : 'Activar'}
        </Button>
      )}
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          Guarda tus cambios antes de publicar
        </Typography>
      )}
    </Flex>
  );
}
