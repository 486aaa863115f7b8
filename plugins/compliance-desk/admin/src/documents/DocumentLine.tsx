import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { toFailure, formatDay, formatNumber, Muted, useDownload, useMay } from '@mayorista/kernel/panel';
import { useNotification } from '@strapi/strapi/admin';
import { distanceText, todayIn } from '../lights/light';
import { StatusBadge } from '../lights/LightBadge';
import { writesDocuments } from '../permissions';
import { conditionTexts, type NomDocument } from '../sheet/sheet';
import { DocumentActions } from './DocumentActions';

interface Props {
  readonly document: NomDocument;
  readonly onChanged: () => void;
}

const tones = { valid: 'success', expiring: 'warning', expired: 'danger', not_valid: 'neutral' } as const;

/** One certificate or dictum: what it is, until when it counts, its file and its review. */
export function DocumentLine({ document, onChanged }: Props) {
  const mayWrite = useMay(writesDocuments);
  const condition = conditionTexts[document.condition];
  return (
    <Flex justifyContent="space-between" gap={3} padding={3} background="neutral100" hasRadius wrap="wrap">
      <Flex direction="column" alignItems="flex-start" gap={1} flex="1 1 28rem">
        <Typography fontWeight="semiBold">{`${document.document_type_label} ${document.number}`}</Typography>
        <Muted>
          {`${document.nom_code} · ${document.certification_agency_name ?? 'Sin organismo'} · ampara ${productsText(document)}`}
        </Muted>
        <Muted>{daysText(document)}</Muted>
        {document.review_notes !== null && <Muted>{`Revisión: ${document.review_notes}`}</Muted>}
      </Flex>
      <Flex gap={2} wrap="wrap" flex="0 1 auto">
        <StatusBadge status={document.status} label={document.status_label} />
        {condition !== null && (
          <Badge textColor={`${tones[document.condition]}700`} backgroundColor={`${tones[document.condition]}100`}>
            {condition}
          </Badge>
        )}
        <FileButton document={document} />
        {mayWrite && <DocumentActions document={document} onChanged={onChanged} />}
      </Flex>
    </Flex>
  );
}

const productsText = ({ products_count: count }: NomDocument): string =>
  count === 1 ? '1 producto' : `${formatNumber(count)} productos`;

function daysText({ issued_on, expires_on }: NomDocument): string {
  const issued = issued_on === null ? 'Sin fecha de emisión' : `Emitido el ${formatDay(issued_on)}`;
  if (expires_on === null) return `${issued} · no vence`;
  const today = todayIn(new Date());
  const ends = expires_on < today ? 'venció' : 'vence';
  return `${issued} · ${ends} el ${formatDay(expires_on)} (${distanceText(expires_on, today)})`;
}

function FileButton({ document: { file, number } }: { readonly document: NomDocument }) {
  const download = useDownload();
  const { toggleNotification } = useNotification();
  if (file === null) return <Muted>Sin archivo</Muted>;
  const open = () =>
    download(`/kernel/private-files/${file.id}`, file.name ?? number).catch((error: unknown) =>
      toggleNotification({ type: 'danger', message: toFailure(error).text }),
    );
  return (
    <Button
      size="S"
      variant="tertiary"
      startIcon={<Download />}
      aria-label={`Descargar el documento ${number}`}
      onClick={() => void open()}
    >
      Archivo
    </Button>
  );
}
