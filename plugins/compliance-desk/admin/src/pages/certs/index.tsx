import { Button, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { ListStatus, useFailedLoad, useMay, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { certStatuses, type Cert } from '../../certs/cert';
import { newDraft } from '../../certs/cert-draft';
import { CertDialog } from '../../certs/CertDialog';
import { certsPath, noFilters, readFilters, type CertFilters } from '../../certs/filters';
import { readsCerts, writesCerts } from '../../permissions';
import { ChoiceFilter, NormFilter, Search } from '../list-filters';
import { NomFrame } from '../NomFrame';
import { CertTable } from './CertTable';

/** 'Trámites': certification procedures from their request to the agency's answer. */
export const CertsPage = () => (
  <Page.Protect permissions={readsCerts}>
    <Certs />
  </Page.Protect>
);

function Certs() {
  const [filters, change] = useUrlFilters({ view: 'tramites-nom', none: noFilters, read: readFilters });
  const certs = usePage<Cert>(certsPath(filters));
  useFailedLoad(certs.hasFailed, 'No se pudieron cargar los trámites');
  const mayWrite = useMay(writesCerts);
  const [isOpening, setOpening] = useState(false);
  const rows = certs.hasFailed ? [] : (certs.rows ?? []);
  const reload = () => void certs.reload();

  return (
    <>
      <NomFrame
        title="Trámites NOM"
        subtitle="Los certificados y dictámenes que se tramitan ante un organismo"
        action={
          mayWrite && (
            <Button startIcon={<Plus />} onClick={() => setOpening(true)}>
              Abrir trámite
            </Button>
          )
        }
        list={certs}
        onPage={(page) => change({ page })}
      >
        <Filters filters={filters} onChange={change} />
        <ListStatus state={certs} empty="Ningún trámite coincide con lo que buscas" />
        {rows.length > 0 && <CertTable certs={rows} mayWrite={mayWrite} onChanged={reload} />}
      </NomFrame>
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

const statusTexts = {
  open: 'Abiertos',
  in_review: 'En el organismo',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  canceled: 'Cancelados',
} as const;

interface FiltersProps {
  readonly filters: CertFilters;
  readonly onChange: (change: Partial<CertFilters>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Flex gap={2} wrap="wrap">
      <Search
        value={filters.search}
        label="Buscar trámites"
        placeholder="Folio, norma, organismo o responsable"
        onSearch={search}
      />
      <ChoiceFilter
        label="Estado"
        choices={certStatuses}
        texts={statusTexts}
        anyText="Todos los estados"
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <NormFilter value={filters.nomId} onChange={(nomId) => onChange({ nomId })} />
    </Flex>
  );
}
