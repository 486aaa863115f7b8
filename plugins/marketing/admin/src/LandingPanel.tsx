import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { formatMoment, useMay, useRead } from '@mayorista/kernel/panel';
import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import type { DataOf } from '@mayorista/config/answers';
import { readsLandings } from './permissions';
import { pluginId } from './plugin-id';
import { uids } from './uids';

type Landing = DataOf<'GET /landings/{id}'>;

/** 'En la tienda' beside a landing: whether it is shown, until when, and how its draft will look. */
export const LandingPanel: PanelComponent = ({ model, document, documentId }) => {
  if (model !== uids.landing || document === undefined || documentId === undefined) return null;
  const version = `${String(document.updatedAt ?? '')} ${document.status ?? ''}`;
  return {
    title: 'En la tienda',
    content: <ForReaders documentId={documentId} version={version} locale={document.locale} />,
  };
};

interface Props {
  readonly documentId: string;
  /** Changes whenever the landing was saved or activated: it is read again. */
  readonly version: string;
  /** The language that is being written: its preview is shown in it. */
  readonly locale: string | null | undefined;
}

const ForReaders = (props: Props) => (useMay(readsLandings) ? <Standing {...props} /> : null);

function Standing({ documentId, version, locale }: Props) {
  const isModified = useForm('LandingPanel', ({ modified }) => modified);
  const { data, failure, reload } = useRead<Landing>(`/${pluginId}/landings/${documentId}`);
  const preview = useRead<DataOf<'GET /landing-previews/{id}'>>(`/${pluginId}/landing-previews/${documentId}`);
  const reloadPreview = preview.reload;
  useEffect(() => {
    void reload();
    void reloadPreview();
  }, [version, reload, reloadPreview]);
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
        <Badge variant={data.state === 'active' ? 'success' : 'neutral'}>{data.status_label}</Badge>
      </Flex>
      <Dates landing={data} />
      {preview.data === null ? null : <Links preview={inLanguage(preview.data.url, locale)} landing={data} />}
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          Guarda tus cambios para verlos y activarlos
        </Typography>
      )}
    </Flex>
  );
}

function inLanguage(address: string, locale: Props['locale']): string {
  const url = new URL(address);
  if (locale) url.searchParams.set('locale', locale);
  return url.href;
}

/** A line each: moments end in 'a.m.', which no further stop may follow. */
function Dates({ landing: { starts_at: from, ends_at: to } }: { readonly landing: Landing }) {
  if (from === null && to === null) return null;
  return (
    <Typography variant="pi" textColor="neutral600">
      {from === null ? null : <div>Desde {formatMoment(from)}</div>}
      {to === null ? null : <div>Hasta {formatMoment(to)}</div>}
    </Typography>
  );
}

/** Both lead to the store: to the draft with its token, and to what everybody sees. */
function Links({ preview, landing }: { readonly preview: string; readonly landing: Landing }) {
  const page = new URL(`/${landing.slug}`, preview).href;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Link href={preview} target="_blank" rel="noopener" endIcon={<ExternalLink />}>
        Vista previa
      </Link>
      {landing.state === 'active' ? (
        <Link href={page} target="_blank" rel="noopener" endIcon={<ExternalLink />}>
          Ver en la tienda
        </Link>
      ) : null}
    </Flex>
  );
}
