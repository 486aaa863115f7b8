import { Flex } from '@strapi/design-system';
import { useMay, useUrlFilters } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { readsCompanyDiscounts, writesCompanyDiscounts } from '../../permissions';
import { CompanyPart } from './CompanyPart';
import { noFilters, readFilters } from './filters';
import { TypePart } from './TypePart';

/** 'Descuentos por compañía': what a company, or every company of a type, pays less. */
export const CompanyDiscountsPage = () => (
  <Page.Protect permissions={readsCompanyDiscounts}>
    <CompanyDiscounts />
  </Page.Protect>
);

function CompanyDiscounts() {
  const [filters, change] = useUrlFilters({ view: 'descuentos-por-compania', none: noFilters, read: readFilters });
  const mayWrite = useMay(writesCompanyDiscounts);
  return (
    <>
      <Page.Title>Descuentos por compañía</Page.Title>
      <Page.Main>
        <Layouts.Header
          title="Descuentos por compañía"
          subtitle="No se suman a los demás: cada compañía paga con el mejor de los suyos"
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={8}>
            <CompanyPart filters={filters} mayWrite={mayWrite} onChange={change} />
            <TypePart mayWrite={mayWrite} />
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}
