import { Badge, Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Download, Pencil, Plus } from '@strapi/icons';
import { formatMoment, ListStatus, useMay, useRead } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { RemoveButton } from '../../../components/RemoveButton';
import {
  requirementName,
  requirementsPath,
  sizeText,
  type ProductDocument,
  type Requirement,
} from '../../../content/document';
import { readsRequirements } from '../../../permissions';
import type { PartProps } from '../part';
import { PartBar } from '../PartBar';
import { DocumentDialog } from './DocumentDialog';
import { useDocuments, type DocumentsState } from './use-documents';

/** The documents of a product: private to the house, or downloaded from the store. */
export function DocumentsPart({ productId, mayWrite }: PartProps) {
  const state = useDocuments(productId);
  const [edited, setEdited] = useState<ProductDocument | 'new' | null>(null);
  const rows = state.page.rows ?? [];
  return (
    <>
      <PartBar text="Hojas de datos, manuales y comprobantes. Los públicos se descargan desde la tienda.">
        {mayWrite && state.page.rows !== null && (
          <Button startIcon={<Plus />} onClick={() => setEdited('new')}>
            Agregar documento
          </Button>
        )}
      </PartBar>
      <ListStatus state={state.page} empty="Todavía no hay documentos de este producto." />
      {rows.length > 0 && (
        <Box tag="ul" aria-label="Documentos del producto" background="neutral0" hasRadius shadow="tableShadow">
          {rows.map((document, at) => (
            <Box
              tag="li"
              key={document.id}
              borderWidth={at === 0 ? '0' : '1px 0 0 0'}
              borderStyle="solid"
              borderColor="neutral150"
              padding={4}
            >
              <DocumentLine document={document} state={state} onEdit={mayWrite ? () => setEdited(document) : null} />
            </Box>
          ))}
        </Box>
      )}
      {edited !== null && (
        <DocumentDialog document={edited === 'new' ? null : edited} state={state} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface LineProps {
  readonly document: ProductDocument;
  readonly state: DocumentsState;
  /** Null for whoever may only read. */
  readonly onEdit: (() => void) | null;
}

function DocumentLine({ document, state, onEdit }: LineProps) {
  const { name, is_public: isPublic, requirement_id: requirementId } = document;
  return (
    <Flex gap={3} wrap="wrap">
      <Flex flex="1 1 28rem" direction="column" alignItems="flex-start" gap={1} minWidth={0}>
        <Typography fontWeight="semiBold">{name}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {[sizeText(document.size_bytes), formatMoment(document.created_at), document.uploaded_by]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {requirementId !== null && <Proves requirementId={requirementId} />}
      </Flex>
      <Badge variant={isPublic ? 'success' : 'neutral'}>{isPublic ? 'Público' : 'Privado'}</Badge>
      <Button
        size="S"
        variant="tertiary"
        startIcon={<Download />}
        aria-label={`Descargar ${name}`}
        onClick={() => void state.download(document)}
      >
        Descargar
      </Button>
      {onEdit !== null && (
        <>
          <IconButton variant="ghost" label={`Cambiar ${name}`} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <RemoveButton
            label={`Eliminar ${name}`}
            submitLabel="Eliminar"
            question="El archivo se elimina y no se puede recuperar."
            onRemove={() => state.remove(document.id)}
          />
        </>
      )}
    </Flex>
  );
}

/** The requirement that a document proves, for whoever may see requirements. */
function Proves({ requirementId }: { readonly requirementId: number }) {
  const maySee = useMay(readsRequirements);
  const { data } = useRead<Requirement>(maySee ? `${requirementsPath}/${requirementId}` : null);
  return (
    <Typography variant="pi" textColor="neutral600">
      {data === null ? 'Comprueba un requisito' : `Comprueba: ${requirementName(data)}`}
    </Typography>
  );
}
