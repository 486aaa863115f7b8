import {
  registerFindable,
  definePlugin,
  demoService,
  fileChanged,
  on,
  registerPanelChecks,
  registerRecordTypes,
  registerResourceHistories,
  registerResourceRemovals,
  registerSetupSteps,
} from '@mayorista/kernel';
import { productChanged, taxonomyChanged } from '../../events';
import { brandService } from './brands/brand.extensions';
import { brandResource } from './brands/brand.resource';
import { cardService } from './cards/card.service';
import { followChanges } from './cards/follow-changes';
import { refreshCardsJob, refreshPicturedJob, refreshTaxonomyJob } from './cards/refresh-cards.job';
import { categoryResource } from './categories/category.resource';
import { categoryService } from './categories/category.service';
import { refuseCycles } from './categories/refuse-cycles';
import { ensureIndexes } from './constraints/ensure-indexes';
import { pictureService } from './images/with-pictures';
import { labelService } from './labels/label.extensions';
import { messages } from './messages';
import { productPageService } from './pages/product-page.service';
import { priceFieldService } from './products/price-fields.service';
import { nomFlagService } from './products/nom-flag.service';
import { changeProductsJob } from './products/bulk/change-products.job';
import { averageOf } from './products/average-cost';
import { productService } from './products/product.extensions';
import { productRoutes } from './products/product.routes';
import { productSteps } from './products/product.steps';
import { productRecord } from './products/product.record';
import { guardPublishingInForms } from './products/publishing/publish-product';
import { saleService } from './products/selling/sale.service';
import { guardRemovals } from './products/writing/remove-product';
import { traitReader } from './products/trait-reader';
import { recordTypes } from './record-types';
import { subRecordRoutes } from './sub-record.routes';
import { stageResource } from './stages/stage.resource';
import { tvcBrandResource } from './tvc/tvc-brand.resource';
import { findablesOfCatalogue } from './products/findable-products';
import { tvcCategoryResource } from './tvc/tvc-category.resource';

export default definePlugin({
  name: 'catalogue',
  area: ['Catálogo', 'Productos, categorías y marcas: como la tienda los muestra y como el personal los cuida.'],
  messages,
  histories: [{ type: 'admin-store-items', needs: 'store-items.read' }],
  resources: [stageResource, tvcBrandResource],
  routes: [...productRoutes, ...subRecordRoutes],
  services: {
    'catalogue.cards': cardService,
    'catalogue.costs': () => ({ averageOf }),
    'catalogue.nom-flags': nomFlagService,
    'catalogue.products': productService,
    'catalogue.sales': saleService,
    'catalogue.traits': traitReader,
    'catalogue.pictures': pictureService,
    'catalogue.labels': labelService,
    'catalogue.brands': brandService,
    'catalogue.categories': categoryService,
    'catalogue.pages': productPageService,
    'catalogue.price-fields': priceFieldService,
    'catalogue.demo': demoService(async () => (await import('./demo/catalogue.demo')).catalogueDemo),
  },
  jobs: [refreshCardsJob, refreshTaxonomyJob, refreshPicturedJob, changeProductsJob],
  subscriptions: [
    on(productChanged, refreshCardsJob, ({ ids }) => ({ ids })),
    on(taxonomyChanged, refreshTaxonomyJob, (payload) => payload),
    on(fileChanged, refreshPicturedJob, ({ url }) => ({ url })),
  ],
  register: (deps) => {
    registerRecordTypes(deps.strapi, recordTypes);
    registerSetupSteps(deps.strapi, productSteps);
    registerFindable(deps.strapi, findablesOfCatalogue(deps.strapi));
    registerResourceRemovals(deps.strapi, [brandResource, categoryResource, tvcCategoryResource]);
    registerResourceHistories(deps.strapi, [productRecord, brandResource, categoryResource, tvcCategoryResource]);
    refuseCycles(deps);
    guardRemovals(deps);
    guardPublishingInForms(deps);
    registerPanelChecks(deps.strapi, [productRecord]);
    followChanges(deps);
  },
  bootstrap: ({ strapi }) => ensureIndexes(strapi),
});
