import { Box, Button, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { ListStatus, useFailedLoad, useMay, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import {
  documentsPath,
  documentStates,
  documentTypes,
  noFilters,
  readFilters,
  type DocumentFilters,
} from '../../documents/filters';
import { DocumentLine } from '../../documents/DocumentLine';
import { newDraft } from '../../documents/document-draft';
import { DocumentDialog } from '../../documents/DocumentDialog';
import { readsDocuments, writesDocuments } from '../../permissions';
import type { NomDocument } from '../../sheet/sheet';
import { ChoiceFilter, NormFilter, Search } from '../list-filters';
import { NomFrame } from '../NomFrame';

/** 'Certificados y dictámenes': every paper with its review and until when it counts. */
export const DocumentsPage = () => (
  <Page.Protect permissions={readsDocuments}>
    <Documents />
  </Page.Protect>
);

function Documents() {
  const [filters, change] = useUrlFilters({ view: 'documentos-nom', none: noFilters, read: readFilters });
  const documents = usePage<NomDocument>(documentsPath(filters));
  useFailedLoad(documents.hasFailed, 'No se pudieron cargar los certificados');
  const mayWrite = useMay(writesDocuments);
  const [isUploading, setUploading] = useState(false);
  const rows = documents.hasFailed ? [] : (documents.rows ?? []);
  const reload = () => void documents.reload();

  return (
    <>
      <NomFrame
        title="Certificados y dictámenes NOM"
        subtitle="Los documentos que amparan a los productos, su revisión y su vigencia"
        action={
          mayWrite && (
            <Button startIcon={<Plus />} onClick={() => setUploading(true)}>
              Cargar documento
            </Button>
          )
        }
        list={documents}
        onPage={(page) => change({ page })}
      >
        <Filters filters={filters} onChange={change} />
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={4}>
          <ListStatus state={documents} empty="Ningún documento coincide con lo que buscas" />
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {rows.map((document) => (
              <li key={document.id}>
                <DocumentLine document={document} onChanged={reload} />
              </li>
            ))}
          </Flex>
        </Box>
      </NomFrame>
      {isUploading && (
        <DocumentDialog
          document={null}
          draft={newDraft(filters.nomId)}
          onDone={() => {
            setUploading(false);
            reload();
          }}
          onClose={() => setUploading(false)}
        />
      )}
    </>
  );
}

const stateTexts = {
  pending: 'Pendientes',
  in_review: 'En revisión',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  expiring: 'Por vencer',
  expired: 'Vencidos',
} as const;
const typeTexts = { certificate: 'Certificados', dictum: 'Dictámenes' } as const;

interface FiltersProps {
  readonly filters: DocumentFilters;
  readonly onChange: (change: Partial<DocumentFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Search
        value={filters.search}
        label="Buscar documentos"
        placeholder="Número, norma, organismo o titular"
        onSearch={search}
      />
      <ChoiceFilter
        label="Revisión y vigencia"
        choices={documentStates}
        texts={stateTexts}
        anyText="Todos"
        value={filters.state}
        onChange={(state) => onChange({ state })}
      />
      <ChoiceFilter
        label="Tipo"
        choices={documentTypes}
        texts={typeTexts}
        anyText="Certificados y dictámenes"
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <NormFilter value={filters.nomId} onChange={(nomId) => onChange({ nomId })} />
    </Flex>
  );
}
