import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { readsOrders } from '../permissions';
import { BoardPage } from './board';
import { OrderPage } from './order';
import { OrdersPage } from './orders';

/** 'Pedidos': the list, and each order's page below it. */
export function OrderPages() {
  return (
    <Page.Protect permissions={readsOrders}>
      <Routes>
        <Route index element={<OrdersPage />} />
        <Route path="tablero" element={<BoardPage />} />
        <Route path=":id" element={<OrderPage />} />
      </Routes>
    </Page.Protect>
  );
}
