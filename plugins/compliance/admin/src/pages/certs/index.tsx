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
import { choiceOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { certStatuses, type Cert } from '../../certs/cert';
import { newDraft } from '../../certs/cert-draft';
import { CertDialog } from '../../certs/CertDialog';
import { certsPath, noFilters, readFilters, type CertFilters } from '../../certs/filters';
import { readsCerts, writesCerts } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { NomTabs } from '../NomTabs';
import { CertTable } from './CertTable';

/** 'Trámites': certification procedures from their request to the agency's answer. */
export const CertsPage = () => (
  <Page.Protect permissions={readsCerts}>
    <Certs />
  </Page.Protect>
);

function Certs() {
  const [filters, change] = useUrlFilters({ none: noFilters, read: readFilters });
  const certs = usePage<Cert>(certsPath(filters));
  useFailedLoad(certs.hasFailed, 'No se pudieron cargar los trámites');
  const mayWrite = useMay(writesCerts);
  const [isOpening, setOpening] = useState(false);
  const rows = certs.hasFailed ? [] : (certs.rows ?? []);
  const reload = () => void certs.reload();

  return (
    <>
      <Page.Title>Trámites NOM</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Tablero NOM"
          subtitle="Los certificados y dictámenes que se tramitan ante un organismo"
          primaryAction={
            mayWrite && (
              <Button startIcon={<Plus />} onClick={() => setOpening(true)}>
                Abrir trámite
              </Button>
            )
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <NomTabs active="tramites" />
            <Filters filters={filters} onChange={change} />
            <ListStatus state={certs} empty="Ningún trámite coincide con lo que buscas" />
            {rows.length > 0 && <CertTable certs={rows} mayWrite={mayWrite} onChanged={reload} />}
          </Flex>
          {certs.pagination !== null && rows.length > 0 && (
            <Pager pagination={certs.pagination} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
      {isOpening && (
        <CertDialog
          cert={null}
          draft={newDraft(filters.nomId)}
          onDone={() => {
            setOpening(false);
            reload();
          }}
          onClose={() => setOpening(false)}
        />
      )}
    </>
  );
}

const all = 'all';
const statusTexts = {
  open: 'Abiertos',
  in_review: 'En el organismo',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  canceled: 'Cancelados',
} as const;
const codeOf = ({ code }: { readonly id: number; readonly code: string }): string => code;

interface FiltersProps {
  readonly filters: CertFilters;
  readonly onChange: (change: Partial<CertFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Box width="30rem" maxWidth="100%">
        <SearchField
          value={filters.search}
          label="Buscar trámites"
          placeholder="Folio, norma, organismo o responsable"
          onSearch={search}
        />
      </Box>
      <SingleSelect
        aria-label="Estado"
        size="S"
        value={filters.status ?? all}
        onChange={(value) => onChange({ status: choiceOf(certStatuses, value) })}
      >
        <SingleSelectOption value={all}>Todos los estados</SingleSelectOption>
        {certStatuses.map((status) => (
          <SingleSelectOption key={status} value={status}>
            {statusTexts[status]}
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
