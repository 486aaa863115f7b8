import { Route, Routes } from 'react-router-dom';
import { needing } from '@mayorista/kernel/panel';
import { Page } from '@strapi/strapi/admin';
import { CompanyList } from './CompanyList';
import { CompanyOverview } from './CompanyOverview';

/** 'Empresas de un vistazo': the companies within reach, and everything of one on a page. */
export const CompaniesPage = () => (
  <Page.Protect permissions={needing('distributors.read')}>
    <Routes>
      <Route index element={<CompanyList />} />
      <Route path=":id" element={<CompanyOverview />} />
    </Routes>
  </Page.Protect>
);
