import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, ExternalLink } from '@strapi/icons';
import { useMay, useRead } from '@mayorista/kernel/panel';
import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import type { DataOf } from '@mayorista/config/answers';
import { readsLandings } from './permissions';
import { pluginId } from './plugin-id';
import { shownKinds, uids } from './uids';

type Landing = DataOf<'GET /landings/{id}'>;
type Standing = DataOf<'GET /store-standings/{kind}/{id}'>;

/** 'En la tienda' beside a landing, a promo, a popup or a button: whether it is shown, and what it lacks for that; a landing's draft, too. */
export const StorePanel: PanelComponent = ({ model, document, documentId }) => {
  const kind = shownKinds[model];
  if (kind === undefined || document === undefined || documentId === undefined) return null;
  const version = `${String(document.updatedAt ?? '')} ${document.status ?? ''}`;
  return {
    title: 'En la tienda',
    content: <ForReaders kind={kind} documentId={documentId} version={version} locale={document.locale} />,
  };
};

interface Props {
  readonly kind: string;
  readonly documentId: string;
  /** Changes whenever it was saved or published: it is read again. */
  readonly version: string;
  /** The language that is being written: its preview is shown in it. */
  readonly locale: string | null | undefined;
}

const ForReaders = (props: Props) => (useMay(readsLandings) ? <Shown {...props} /> : null);

function Shown({ kind, documentId, version, locale }: Props) {
  const isModified = useForm('StorePanel', ({ modified }) => modified);
  const { data, failure, reload } = useRead<Standing>(`/${pluginId}/store-standings/${kind}/${documentId}`);
  useEffect(() => void reload(), [version, reload]);
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
      <Checks checks={data.checks} />
      {kind === shownKinds[uids.landing] && <LandingLinks documentId={documentId} version={version} locale={locale} />}
      {isModified && (
        <Typography variant="pi" textColor="neutral600">
          Guarda tus cambios para verlos y publicarlos
        </Typography>
      )}
    </Flex>
  );
}

const Checks = ({ checks }: Pick<Standing, 'checks'>) => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label="Lo que necesita para estar en la tienda">
    {checks.map(({ text, is_met: isMet }) => (
      <Flex key={text} tag="li" gap={2} alignItems="flex-start">
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
    ))}
  </Flex>
);

function LandingLinks({ documentId, version, locale }: Omit<Props, 'kind'>) {
  const { data, reload } = useRead<Landing>(`/${pluginId}/landings/${documentId}`);
  const preview = useRead<DataOf<'GET /landing-previews/{id}'>>(`/${pluginId}/landing-previews/${documentId}`);
  const reloadPreview = preview.reload;
  useEffect(() => {
    void reload();
    void reloadPreview();
  }, [version, reload, reloadPreview]);
  return data === null || preview.data === null ? null : (
    <Links preview={inLanguage(preview.data.url, locale)} landing={data} />
  );
}

function inLanguage(address: string, locale: Props['locale']): string {
  const url = new URL(address);
  if (locale) url.searchParams.set('locale', locale);
  return url.href;
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
