import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { readsSheets } from '../permissions';
import { BoardPage } from './board';
import { CalendarPage } from './calendar';
import { CertsPage } from './certs';
import { DocumentsPage } from './documents';
import { SheetPage } from './sheet';
import { TasksPage } from './tasks';

/** 'Tablero NOM': products, their sheets, the papers, what has to be renewed and when it ends. */
export function NomPages() {
  return (
    <Page.Protect permissions={readsSheets}>
      <Routes>
        <Route index element={<BoardPage />} />
        <Route path="producto/:id" element={<SheetPage />} />
        <Route path="documentos" element={<DocumentsPage />} />
        <Route path="tramites" element={<CertsPage />} />
        <Route path="pendientes" element={<TasksPage />} />
        <Route path="calendario" element={<CalendarPage />} />
      </Routes>
    </Page.Protect>
  );
}
