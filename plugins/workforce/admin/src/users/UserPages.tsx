import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { readsUsers } from '../permissions';
import { UserPage } from './UserPage';
import { UsersPage } from './UsersPage';

/** 'Usuarios': everybody with an account, and the form of each. */
export function UserPages() {
  return (
    <Page.Protect permissions={readsUsers}>
      <Routes>
        <Route index element={<UsersPage />} />
        <Route path=":id" element={<UserPage />} />
      </Routes>
    </Page.Protect>
  );
}
