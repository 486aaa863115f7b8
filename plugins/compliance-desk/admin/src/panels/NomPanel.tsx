import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Loader, Typography } from '@strapi/design-system';
import { Muted, publicIdOf, ReadFailure, useMay } from '@mayorista/kernel/panel';
import { Link as RouterLink } from 'react-router-dom';
import { readableDays } from '../board/row';
import { LightBadge, StatusBadge } from '../lights/LightBadge';
import { boardUrl } from '../pages/NomTabs';
import { readsSheets } from '../permissions';
import { conditionTexts, type Sheet } from '../sheet/sheet';
import { useSheet } from '../sheet/use-sheet';
import { uids } from '../uids';

/** 'Cumplimiento NOM' beside a product: its light and why, its requirements, papers and what is closed to it. */
export const NomPanel: PanelComponent = ({ model, document, meta }) => {
  const productId = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  if (productId === null) return null;
  return { title: 'Cumplimiento NOM', content: <ForReaders productId={productId} /> };
};

function ForReaders({ productId }: { readonly productId: number }) {
  const mayRead = useMay(readsSheets);
  return mayRead ? <Compliance productId={productId} /> : <Muted>Tu función no permite ver el cumplimiento NOM</Muted>;
}

function Compliance({ productId }: { readonly productId: number }) {
  const { data: sheet, failure, reload } = useSheet(productId);
  if (failure !== null) return <ReadFailure text={failure.text} onRetry={() => void reload()} />;
  if (sheet === null) return <Loader small>Cargando</Loader>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <LightBadge light={sheet.light} state={sheet.state} />
        <StatusBadge status={sheet.status} label={sheet.status_label} />
      </Flex>
      <Part title="Motivos" lines={sheet.reasons.map(({ message }) => readableDays(message))} empty={null} />
      <Part title="Requisitos" lines={requirementLines(sheet)} empty="Sin normas asignadas" />
      <Part title="Documentos" lines={documentLines(sheet)} empty="Ninguno" />
      <Part title="Candados cerrados" lines={closedGates(sheet)} empty="Ninguno" />
      <Link tag={RouterLink} to={`${boardUrl}/producto/${sheet.id}`}>
        Abrir el expediente NOM
      </Link>
    </Flex>
  );
}

const requirementLines = ({ requirements, noms }: Sheet): string[] => {
  const met = (nomId: number) => requirements.filter((each) => each.nom_id === nomId && each.is_mandatory);
  return noms.map(({ id, code }) => {
    const asked = met(id);
    const done = asked.filter(({ result }) => result !== 'missing').length;
    return `${code}: ${done} de ${asked.length}`;
  });
};

const documentLines = ({ documents }: Sheet): string[] =>
  documents.map(
    ({ document_type_label: type, number, condition, status_label: status }) =>
      `${type} ${number}: ${(conditionTexts[condition] ?? status).toLowerCase()}`,
  );

const closedGates = ({ gates }: Sheet): string[] => gates.filter(({ is_open }) => !is_open).map(({ label }) => label);

interface PartProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** What is said when there are none; null says nothing at all. */
  readonly empty: string | null;
}

function Part({ title, lines, empty }: PartProps) {
  if (lines.length === 0 && empty === null) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {lines.length === 0 && <Muted>{empty}</Muted>}
      <ul>
        {lines.map((line) => (
          <Typography key={line} tag="li" variant="pi">
            {line}
          </Typography>
        ))}
      </ul>
    </Flex>
  );
}
