import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { readsTransfers } from '../permissions';
import { TransferPage } from './transfer';
import { TransfersPage } from './transfers';

/** 'Traspasos': the list, and each transfer's page below it. */
export function TransferPages() {
  return (
    <Page.Protect permissions={readsTransfers}>
      <Routes>
        <Route index element={<TransfersPage />} />
        <Route path=":id" element={<TransferPage />} />
      </Routes>
    </Page.Protect>
  );
}
