import { Page } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { needing } from '../use-may';
import { ListPage } from './list/ListPage';
import type { RecordPages } from './options';
import { ExistingRecord } from './record/ExistingRecord';
import { NewRecord } from './record/NewRecord';

/** Builds the component that shows the pages of a record by their addresses: list, `nuevo`, `:id`. */
export function pagesOf(pages: RecordPages): ComponentType {
  return function RecordRoutes() {
    return (
      <Page.Protect permissions={needing(pages.read)}>
        <Routes>
          <Route index element={<ListPage pages={pages} />} />
          {!pages.isBegunElsewhere && <Route path="nuevo" element={<NewRecord pages={pages} />} />}
          <Route path=":id" element={<ById pages={pages} />} />
          <Route path="*" element={<Navigate to="." replace />} />
        </Routes>
      </Page.Protect>
    );
  };
}

/** Each record has a page of its own: nothing typed into one is taken along to another. */
function ById({ pages }: { readonly pages: RecordPages }) {
  const { id = '' } = useParams();
  return <ExistingRecord key={id} pages={pages} id={id} />;
}
