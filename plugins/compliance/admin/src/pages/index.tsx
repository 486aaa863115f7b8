import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { readsSheets } from '../permissions';
import { BoardPage } from './board';
import { CertsPage } from './certs';
import { DocumentsPage } from './documents';
import { SheetPage } from './sheet';
import { TasksPage } from './tasks';

/** 'Tablero NOM': products, their sheets, the papers and what has to be renewed. */
export function NomPages() {
  return (
    <Page.Protect permissions={readsSheets}>
      <Routes>
        <Route index element={<BoardPage />} />
        <Route path="producto/:id" element={<SheetPage />} />
        <Route path="documentos" element={<DocumentsPage />} />
        <Route path="tramites" element={<CertsPage />} />
        <Route path="pendientes" element={<TasksPage />} />
      </Routes>
    </Page.Protect>
  );
}
