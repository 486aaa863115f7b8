import { productNotUpdated } from '../../shared/texts';

export const messages = {
  category_cycle: {
    es: 'Una categoría no puede quedar dentro de sí misma ni de sus subcategorías',
    en: 'A category cannot be inside itself or its subcategories',
  },
  duplicate_model: {
    es: 'Ya existe un producto de esta marca con este modelo',
    en: 'A product of this brand with this model already exists',
  },
  names_itself: {
    es: 'Un producto no puede relacionarse consigo mismo ni reemplazarse a sí mismo',
    en: 'A product cannot be related to itself or replace itself',
  },
  contradicts_itself: {
    es: 'Dos partes de la edición rápida dicen valores distintos',
    en: 'Two parts of the quick edit say different values',
  },
  not_for_many: { es: 'Este campo se cambia producto por producto', en: 'This field is changed product by product' },
  no_changes: { es: 'No hay cambios que guardar', en: 'There are no changes to save' },
  no_products_found: { es: 'Ningún producto cumple con estos filtros', en: 'No product matches these filters' },
  too_many_products: {
    es: 'Son demasiados productos para una sola edición (máximo {max})',
    en: 'There are too many products for one edit ({max} at most)',
  },
  list_changed: {
    es: 'La lista cambió mientras editabas: revisa cuántos productos son y confirma otra vez',
    en: 'The list changed while you edited: check how many products there are and confirm again',
  },
  product_could_not_be_updated: { es: productNotUpdated, en: 'The product could not be updated' },
  product_published: { es: 'El producto se ha publicado', en: 'The product has been published' },
  product_unpublished: {
    es: 'El producto se ha retirado de la tienda',
    en: 'The product has been withdrawn from the store',
  },
  product_not_published: { es: 'El producto no pudo ser publicado', en: 'The product could not be published' },
  product_in_store: {
    es: 'El producto está publicado en la tienda: retíralo antes de eliminarlo',
    en: 'The product is published in the store: withdraw it before you delete it',
  },
  missing_name: { es: 'Falta el nombre', en: 'The name is missing' },
  missing_category: { es: 'Falta la categoría', en: 'The category is missing' },
  missing_price: { es: 'Falta el precio de lista', en: 'The list price is missing' },
  missing_sat_key: { es: 'Falta la clave SAT', en: 'The SAT key is missing' },
  published_by_its_action: {
    es: 'Se publica con el botón Publicar, que revisa lo que le falta',
    en: 'It is published with the button Publicar, which checks what it lacks',
  },
  missing_image: { es: 'Falta la imagen principal', en: 'The main image is missing' },
  fixed_above_list: {
    es: 'El precio fijo no puede ser mayor que el precio de lista',
    en: 'The fixed price cannot be above the list price',
  },
  store_items_missing: {
    es: 'Deben de existir todas las categorias para ordenarlas',
    en: 'All categories must be there to order them',
  },
  no_labels: {
    es: 'No se pudo realizar la descarga. Ningún producto cuenta con etiquetas.',
    en: 'The download was not possible. No product has labels.',
  },
  kit_cycle: { es: 'Un kit no puede contenerse a sí mismo', en: 'A kit cannot contain itself' },
  part_of_kit: {
    es: 'Es parte de un kit: quítalo del kit antes de eliminarlo',
    en: 'It is part of a kit: take it off the kit before you delete it',
  },
  kit_component_repeated: { es: 'Este componente ya está en el kit', en: 'This component is already in the kit' },
  product_names_itself: { es: 'Un producto no puede nombrarse a sí mismo', en: 'A product cannot name itself' },
  has_products: {
    es: 'Tiene productos: muévelos antes de eliminarla',
    en: 'It has products: move them before you delete it',
  },
  has_children: {
    es: 'Tiene subcategorías: muévelas antes de eliminarla',
    en: 'It has subcategories: move them before you delete it',
  },
} as const;
