import { Box, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { LinkTabs, NotRead, RecordLink, useFailedLoad, useMay, useRead } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link as RouterLink, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { parts, type ContentProduct, type Part } from '../../content/product-content';
import { paths } from '../../paths';
import { writesProducts } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { uids } from '../../uids';
import { DocumentsPart } from './documents';
import { FeaturesPart } from './features/FeaturesPart';
import { KitPart } from './kit/KitPart';
import { OverviewsPart } from './overviews';
import type { PartProps } from './part';
import { ReplacedPart } from './replaced/ReplacedPart';
import { VideosPart } from './videos';

const pages: Readonly<Record<Part, (props: PartProps) => ReactNode>> = {
  resumenes: OverviewsPart,
  videos: VideosPart,
  documentos: DocumentsPart,
  caracteristicas: FeaturesPart,
  kit: KitPart,
  reemplaza: ReplacedPart,
};

/** 'Contenido' of a product: its overviews, videos, documents, features, what a kit is made of and what it replaces. */
export function ProductContentPage() {
  const { id = '' } = useParams();
  return <Content key={id} id={id} />;
}

function Content({ id }: { readonly id: string }) {
  const { data: product, failure, reload } = useRead<ContentProduct>(`/${pluginId}/products/${encodeURIComponent(id)}`);
  const mayWrite = useMay(writesProducts);
  useFailedLoad(failure !== null, 'No se pudo cargar el producto');
  if (failure !== null)
    return (
      <NotRead
        title="Contenido del producto"
        missing="Este producto no existe"
        back={<BackToProducts />}
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  if (product === null) return <Page.Loading>Cargando el producto</Page.Loading>;
  return (
    <Page.Main>
      <Page.Title>{`Contenido de ${product.name}`}</Page.Title>
      <Layouts.Header
        navigationAction={
          <RecordLink uid={uids.product} id={product.id}>
            Volver al producto
          </RecordLink>
        }
        title={product.name}
        subtitle={`Contenido · ${product.sku}`}
      />
      <Layouts.Content>
        <Box paddingBottom={5}>
          <LinkTabs
            label="Contenido del producto"
            tabs={parts.map(({ key, label }) => ({ to: paths.content(product.id, key), label }))}
          />
        </Box>
        <Routes>
          {parts.map(({ key }) => {
            const PartPage = pages[key];
            return <Route key={key} path={key} element={<PartPage productId={product.id} mayWrite={mayWrite} />} />;
          })}
          <Route path="*" element={<Navigate to={paths.content(product.id, parts[0].key)} replace />} />
        </Routes>
      </Layouts.Content>
    </Page.Main>
  );
}

const BackToProducts = () => (
  <Link tag={RouterLink} startIcon={<ArrowLeft />} to={`/content-manager/collection-types/${uids.product}`}>
    Productos
  </Link>
);
