import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { readsDatasheets } from '../../permissions';
import { DatasheetPage } from '../datasheet';
import { DatasheetsPage } from '.';
import { ValueListsPage } from './ValueListsPage';

/** 'Fichas técnicas': the list of them, the lists of values, and the builder of each below. */
export const DatasheetPages = () => (
  <Page.Protect permissions={readsDatasheets}>
    <Routes>
      <Route index element={<DatasheetsPage />} />
      <Route path="listas" element={<ValueListsPage />} />
      <Route path=":id" element={<DatasheetPage />} />
    </Routes>
  </Page.Protect>
);
