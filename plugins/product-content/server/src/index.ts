import { definePlugin, demoService, getKnex, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { contentOfProduct } from './belongings';
import { contentRoutes } from './content.routes';
import { categoryDatasheets } from './datasheets/category-datasheets';
import { datasheetService } from './datasheets/datasheet.service';
import { missingOnDatasheet } from './datasheets/missing-values';
import { showProductDatasheet } from './datasheets/product-datasheet';
import { documentView, readDocuments } from './documents/document.store';
import { messages } from './messages';
import { overviewView, readOverviews } from './overviews/overview.store';
import { pagePartsService } from './page-parts.service';
import { readVideos, videoView } from './videos/video.routes';

export default definePlugin({
  name: 'product-content',
  area: [
    'Contenido de productos',
    'Lo que se muestra de un producto junto a su tarjeta: fichas técnicas, resúmenes, videos y documentos.',
  ],
  messages,
  histories: [
    { type: 'datasheets', needs: 'datasheets.read' },
    { type: 'datasheet-lists', needs: 'datasheets.read' },
    { type: 'product-documents', needs: 'products.read' },
  ],
  routes: contentRoutes,
  services: {
    'product-content.datasheets': datasheetService,
    'product-content.page-parts': pagePartsService,
    'product-content.demo': demoService(async () => (await import('./demo/content.demo')).contentDemo),
  },
  bootstrap({ strapi }) {
    const products = service(strapi, 'catalogue.products');
    products.addPublishingCheck(missingOnDatasheet);
    products.addBelongings(contentOfProduct);
    products.addRelation(
      'product_datasheets',
      async (server, id) => (await showProductDatasheet(server, id)).product_datasheet_groups,
    );
    products.addRelation('product_overviews', async (server, id) =>
      (await readOverviews(getKnex(server), id)).map(overviewView),
    );
    products.addRelation('product_videos', async (server, id) =>
      (await readVideos(getKnex(server), id)).map(videoView),
    );
    products.addRelation('product_documents', async (server, id) =>
      (await readDocuments(getKnex(server), id)).map(documentView),
    );
    service(strapi, 'catalogue.categories').useDatasheets(categoryDatasheets);
  },
});
