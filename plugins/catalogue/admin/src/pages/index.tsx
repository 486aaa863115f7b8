import { Page } from '@strapi/strapi/admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { readsDatasheets } from '../permissions';
import { CategoryTreePage } from './category-tree';
import { DatasheetPage } from './datasheet';
import { DatasheetsPage } from './datasheets';
import { ValueListsPage } from './datasheets/ValueListsPage';
import { StoreOrderPage } from './store-order';

const whoSeesDatasheets = (page: React.ReactNode) => <Page.Protect permissions={readsDatasheets}>{page}</Page.Protect>;

/** 'Catálogo': the tree of categories, datasheets, lists of values and the order of the store. */
export const CataloguePages = () => (
  <Routes>
    <Route index element={<Navigate to={paths.tree} replace />} />
    <Route path="arbol-de-categorias" element={<CategoryTreePage />} />
    <Route path="fichas-tecnicas" element={whoSeesDatasheets(<DatasheetsPage />)} />
    <Route path="fichas-tecnicas/:id" element={whoSeesDatasheets(<DatasheetPage />)} />
    <Route path="listas-de-valores" element={whoSeesDatasheets(<ValueListsPage />)} />
    <Route path="orden-de-la-tienda" element={<StoreOrderPage />} />
  </Routes>
);
