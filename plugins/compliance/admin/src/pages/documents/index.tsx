import { Box, Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import {
  ListStatus,
  Pager,
  RecordPicker,
  SearchField,
  useFailedLoad,
  useMay,
  usePage,
  useUrlFilters,
} from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
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
import { pluginId } from '../../plugin-id';
import type { NomDocument } from '../../sheet/sheet';
import { NomTabs } from '../NomTabs';

/** 'Certificados y dictámenes': every paper with its review and until when it counts. */
export const DocumentsPage = () => (
  <Page.Protect permissions={readsDocuments}>
    <Documents />
  </Page.Protect>
);

function Documents() {
  const [filters, change] = useUrlFilters({ none: noFilters, read: readFilters });
  const documents = usePage<NomDocument>(documentsPath(filters));
  useFailedLoad(documents.hasFailed, 'No se pudieron cargar los certificados');
  const mayWrite = useMay(writesDocuments);
  const [isUploading, setUploading] = useState(false);
  const rows = documents.hasFailed ? [] : (documents.rows ?? []);
  const reload = () => void documents.reload();

  return (
    <>
      <Page.Title>Certificados y dictámenes NOM</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Tablero NOM"
          subtitle="Los documentos que amparan a los productos, su revisión y su vigencia"
          primaryAction={
            mayWrite && (
              <Button startIcon={<Plus />} onClick={() => setUploading(true)}>
                Cargar documento
              </Button>
            )
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <NomTabs active="documentos" />
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
          </Flex>
          {documents.pagination !== null && rows.length > 0 && (
            <Pager pagination={documents.pagination} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
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

const all = 'all';
const stateTexts = {
  pending: 'Pendientes',
  in_review: 'En revisión',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  expiring: 'Por vencer',
  expired: 'Vencidos',
} as const;
const typeTexts = { certificate: 'Certificados', dictum: 'Dictámenes' } as const;
const codeOf = ({ code }: { readonly id: number; readonly code: string }): string => code;

interface FiltersProps {
  readonly filters: DocumentFilters;
  readonly onChange: (change: Partial<DocumentFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Box width="30rem" maxWidth="100%">
        <SearchField
          value={filters.search}
          label="Buscar documentos"
          placeholder="Número, norma, organismo o titular"
          onSearch={search}
        />
      </Box>
      <SingleSelect
        aria-label="Revisión y vigencia"
        size="S"
        value={filters.state ?? all}
        onChange={(value) => onChange({ state: documentStates.find((state) => state === value) ?? null })}
      >
        <SingleSelectOption value={all}>Todos</SingleSelectOption>
        {documentStates.map((state) => (
          <SingleSelectOption key={state} value={state}>
            {stateTexts[state]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <SingleSelect
        aria-label="Tipo"
        size="S"
        value={filters.type ?? all}
        onChange={(value) => onChange({ type: documentTypes.find((type) => type === value) ?? null })}
      >
        <SingleSelectOption value={all}>Certificados y dictámenes</SingleSelectOption>
        {documentTypes.map((type) => (
          <SingleSelectOption key={type} value={type}>
            {typeTexts[type]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Box width="20rem" maxWidth="100%">
        <RecordPicker
          path={`/${pluginId}/noms`}
          label="Norma"
          placeholder="Todas las normas"
          failedText="No se pudieron cargar las normas"
          value={filters.nomId}
          nameOf={codeOf}
          onChange={(nomId) => onChange({ nomId })}
        />
      </Box>
    </Flex>
  );
}
