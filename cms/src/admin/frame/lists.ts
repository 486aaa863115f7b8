import type { Area, ListLine } from '@mayorista/kernel/panel/areas';

/** A content type, what its list is called, and whether its texts exist in several languages. */
type List = readonly [uid: string, label: string, isLocalized?: 'localized'];

/** The lists that the content manager generates, by the area of the menu in which they stand, most used first. */
const byArea: Partial<Readonly<Record<Area, readonly List[]>>> = {
  Ventas: [
    ['api::reference.bank', 'Bancos'],
    ['api::reference.bank-institution', 'Instituciones bancarias'],
    ['api::reference.payment-form', 'Formas de pago SAT'],
    ['api::reference.payment-method', 'Métodos de pago SAT'],
    ['api::reference.cfdi-use', 'Usos de CFDI'],
    ['api::reference.tax-regime', 'Regímenes fiscales'],
    ['api::reference.tax-object', 'Objetos de impuesto SAT'],
  ],
  Catálogo: [
    ['api::catalogue.product', 'Productos', 'localized'],
    ['api::catalogue.category', 'Categorías', 'localized'],
    ['api::catalogue.brand', 'Marcas'],
    ['api::catalogue.stage', 'Etapas de producto', 'localized'],
    ['api::catalogue.tvc-brand', 'Marcas TVC'],
    ['api::catalogue.tvc-category', 'Categorías TVC', 'localized'],
    ['api::reference.unit-category', 'Categorías de unidad'],
    ['api::reference.sat-product-key', 'Claves de producto SAT'],
    ['api::reference.sat-unit', 'Unidades SAT'],
  ],
  Precios: [['api::reference.currency', 'Monedas']],
  Existencias: [
    ['api::inventory.branch', 'Sucursales'],
    ['api::inventory.condition-grade', 'Clasificaciones de remate', 'localized'],
    ['api::inventory.value-restriction', 'Restricciones de venta'],
    ['api::reference.adjustment-type', 'Tipos de ajuste'],
  ],
  Compras: [
    ['api::inventory.supplier', 'Proveedores'],
    ['api::inventory.scale', 'Básculas'],
  ],
  Cumplimiento: [
    ['api::compliance.nom', 'Normas (NOM)'],
    ['api::compliance.nom-requirement', 'Requisitos NOM'],
    ['api::compliance.nom-responsible', 'Responsables NOM'],
    ['api::compliance.certification-agency', 'Organismos de certificación'],
    ['api::compliance.tariff-fraction', 'Fracciones arancelarias'],
  ],
  Distribuidores: [
    ['api::companies.company', 'Empresas distribuidoras'],
    ['api::reference.address-type', 'Tipos de dirección'],
    ['api::reference.telephone-type', 'Tipos de teléfono'],
    ['api::reference.email-type', 'Tipos de correo'],
  ],
  Marketing: [
    ['api::marketing.landing', 'Landings', 'localized'],
    ['api::marketing.landing-submission', 'Respuestas de landings'],
    ['api::marketing.store-promo', 'Barras promocionales', 'localized'],
    ['api::marketing.popup', 'Avisos emergentes', 'localized'],
    ['api::marketing.store-nav-promo-button-config', 'Botones de navegación', 'localized'],
    ['api::marketing.store-profile-promo-dashboard-config', 'Promociones del perfil', 'localized'],
  ],
  Personas: [
    ['plugin::users-permissions.user', 'Usuarios de la tienda'],
    ['api::reference.department', 'Departamentos'],
    ['api::reference.education-type', 'Niveles de estudios'],
    ['api::reference.relative-type', 'Parentescos'],
    ['api::reference.blood-type', 'Tipos de sangre'],
    ['api::reference.termination-reason', 'Motivos de baja'],
  ],
  Sistema: [
    ['api::reference.country', 'Países'],
    ['api::reference.state', 'Estados'],
    ['api::reference.language', 'Idiomas'],
    ['api::reference.email-notification-type', 'Tipos de aviso por correo'],
  ],
};

const firstPosition = 100;

/** The generated lists as lines of the menu. */
export const lists: readonly ListLine[] = Object.entries(byArea).flatMap(([area, listed]) =>
  listed.map(([uid, label, localized], at) => ({
    area: area as Area,
    uid,
    label,
    position: firstPosition + 10 * at,
    isLocalized: localized !== undefined,
  })),
);
