import { Page } from '@strapi/strapi/admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { readsDatasheets, readsProducts } from '../permissions';
import { CategoryTreePage } from './category-tree';
import { DatasheetPage } from './datasheet';
import { DatasheetsPage } from './datasheets';
import { ValueListsPage } from './datasheets/ValueListsPage';
import { ProductContentPage } from './product-content';
import { StoreOrderPage } from './store-order';

const whoSeesDatasheets = (page: React.ReactNode) => <Page.Protect permissions={readsDatasheets}>{page}</Page.Protect>;

/** 'Catálogo': the tree of categories, datasheets, lists of values, the order of the store, and what hangs on a product. */
export const CataloguePages = () => (
  <Routes>
    <Route index element={<Navigate to={paths.tree} replace />} />
    <Route path="arbol-de-categorias" element={<CategoryTreePage />} />
    <Route path="fichas-tecnicas" element={whoSeesDatasheets(<DatasheetsPage />)} />
    <Route path="fichas-tecnicas/:id" element={whoSeesDatasheets(<DatasheetPage />)} />
    <Route path="listas-de-valores" element={whoSeesDatasheets(<ValueListsPage />)} />
    <Route path="orden-de-la-tienda" element={<StoreOrderPage />} />
    <Route
      path="productos/:id/contenido/*"
      element={
        <Page.Protect permissions={readsProducts}>
          <ProductContentPage />
        </Page.Protect>
      }
    />
  </Routes>
);
