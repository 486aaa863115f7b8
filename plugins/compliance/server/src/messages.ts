/** Texts of the domain. Spanish of the documents verbatim where they quote one. */
export const messages = {
  nom_not_required: { es: 'El producto no requiere NOM', en: 'The product needs no NOM' },
  nom_exempted: { es: 'Exento: {reason}', en: 'Exempt: {reason}' },
  nom_not_stated: {
    es: 'No se ha indicado si el producto requiere NOM',
    en: 'It is not stated whether the product needs a NOM',
  },
  nom_not_assigned: {
    es: 'Requiere NOM y no tiene ninguna norma asignada',
    en: 'It needs a NOM and has none assigned',
  },
  nom_product_rejected: {
    es: 'El expediente NOM del producto fue rechazado',
    en: 'The NOM file of the product was rejected',
  },
  requirement_missing: { es: '{nom}: falta {requirement}', en: '{nom}: {requirement} is missing' },
  document_missing: { es: '{nom}: falta {requirement}', en: '{nom}: {requirement} is missing' },
  document_pending: {
    es: '{nom}: {requirement} se cargó y falta enviarlo a revisión',
    en: '{nom}: {requirement} was uploaded and has to be sent to review',
  },
  document_in_review: { es: '{nom}: {requirement} está en revisión', en: '{nom}: {requirement} is in review' },
  document_rejected: { es: '{nom}: {requirement} fue rechazado', en: '{nom}: {requirement} was rejected' },
  document_expired: { es: '{nom}: {requirement} venció el {date}', en: '{nom}: {requirement} expired on {date}' },
  document_expiring: { es: '{nom}: {requirement} vence el {date}', en: '{nom}: {requirement} expires on {date}' },

  expires_before_issue: {
    es: 'La fecha de vencimiento no puede ser anterior a la de emisión',
    en: 'The expiry cannot be before the date of issue',
  },
  issued_in_future: { es: 'La fecha de emisión no puede ser futura', en: 'The date of issue cannot be in the future' },
  closed_before_request: {
    es: 'La fecha de cierre no puede ser anterior a la de solicitud',
    en: 'The closing date cannot be before the date of the request',
  },
  expected_before_request: {
    es: 'La fecha compromiso no puede ser anterior a la de solicitud',
    en: 'The committed date cannot be before the date of the request',
  },
  date_in_past: { es: 'La fecha no puede ser anterior a hoy', en: 'The date cannot be before today' },
  percent_above_100: { es: 'El porcentaje no puede ser mayor que 100', en: 'The percentage cannot be above 100' },
  percent_below_0: { es: 'El porcentaje no puede ser negativo', en: 'The percentage cannot be negative' },
  tariff_code_invalid: { es: 'La fracción tiene ocho dígitos', en: 'The tariff fraction has eight digits' },
  nico_invalid: { es: 'El NICO tiene dos dígitos', en: 'The NICO has two digits' },
  fraction_in_use: {
    es: 'Hay productos con esta fracción: cámbialos antes de eliminarla',
    en: 'There are products with this fraction: change them before you delete it',
  },
  fraction_inactive: { es: 'Esta fracción ya no está vigente', en: 'This fraction is no longer in force' },
  fraction_missing: {
    es: 'El producto no tiene fracción arancelaria que verificar',
    en: 'The product has no tariff fraction to verify',
  },

  nom_in_use: {
    es: 'Hay productos o documentos con esta norma: márcala como no vigente en lugar de eliminarla',
    en: 'There are products or documents with this norm: mark it as not in force instead of deleting it',
  },
  nom_inactive: { es: 'Esta norma ya no está vigente', en: 'This norm is no longer in force' },
  requirement_in_use: {
    es: 'Hay productos con este requisito atendido: no se puede eliminar',
    en: 'There are products with this requirement met: it cannot be deleted',
  },
  responsible_taken: { es: 'Esta persona ya es responsable', en: 'This person is already responsible' },
  responsible_not_selectable: {
    es: 'Solo el personal activo puede ser responsable',
    en: 'Only active staff can be responsible',
  },
  document_number_taken: {
    es: 'Este organismo ya tiene un documento con este número',
    en: 'This body already has a document with this number',
  },
  document_file_missing: { es: 'Falta el archivo del documento', en: "The document's file is missing" },
  document_products_missing: { es: 'El documento no ampara ningún producto', en: 'The document covers no product' },
  document_agency_missing: { es: 'Falta el organismo que lo emitió', en: 'The body that issued it is missing' },
  document_already_expired: {
    es: 'El documento ya venció: no se puede aprobar',
    en: 'The document has expired: it cannot be approved',
  },
  document_issue_missing: { es: 'Falta la fecha de emisión', en: 'The date of issue is missing' },
  reason_required: { es: 'Escribe el motivo', en: 'Write the reason' },
  document_type_differs: {
    es: 'Un certificado y un dictamen no se cambian uno por otro: carga un documento nuevo',
    en: 'A certificate and an opinion are not exchanged for each other: upload a new document',
  },

  product_unknown: { es: 'No existe este producto', en: 'This product does not exist' },
  product_without_nom: {
    es: 'El producto está marcado como que no requiere NOM',
    en: 'The product is marked as needing no NOM',
  },
  product_not_under_nom: {
    es: 'El producto no tiene asignada esta norma',
    en: 'The product does not have this norm assigned',
  },
  product_already_linked: { es: 'El producto ya está en la lista', en: 'The product is already on the list' },
  product_not_linked: { es: 'El producto no está en la lista', en: 'The product is not on the list' },
  products_required: { es: 'Elige al menos un producto', en: 'Choose at least one product' },
  cert_closed: { es: 'El trámite ya está cerrado', en: 'The procedure is already closed' },
  folio_taken: { es: 'Ya existe un trámite con este folio', en: 'A procedure with this folio already exists' },
  statement_needs_document: {
    es: 'Este requisito se cumple con un certificado o dictamen aprobado, no con una declaración',
    en: 'This requirement is met by an approved certificate or opinion, not by a statement',
  },
  requirement_not_applicable_here: {
    es: 'Este requisito no corresponde a las normas del producto',
    en: 'This requirement does not belong to the norms of the product',
  },
  nom_product_not_compliant: { es: '{reason}', en: '{reason}' },
  certification_file_without_data: { es: 'Este archivo no tiene datos', en: 'This file has no data' },

  nom_gate_closed: { es: 'Semáforo NOM en rojo: {reason}', en: 'NOM traffic light red: {reason}' },
  nom_sale_closed: {
    es: 'El producto no está disponible para venta por el momento',
    en: 'The product is not available for sale for now',
  },
  override_not_needed: {
    es: 'El candado está abierto: no hace falta una excepción',
    en: 'The lock is open: no exception is needed',
  },
  override_revoked: { es: 'Esta excepción ya fue retirada', en: 'This exception was already withdrawn' },
  task_closed: { es: 'Este pendiente ya está cerrado', en: 'This task is already closed' },
  date_range_crossed: {
    es: 'La fecha final no puede ser anterior a la inicial',
    en: 'The last date cannot be before the first',
  },
  date_range_too_long: {
    es: 'El periodo no puede ser mayor que {days} días',
    en: 'The period cannot be longer than {days} days',
  },
} as const;

/** Words of success, where the documents give them. */
export const successes = {
  productApproved: { es: 'Tramite de certificado NOM aprobado', en: 'NOM certificate procedure approved' },
  reportDownloaded: { es: 'Reporte descargado correctamente', en: 'Report downloaded' },
} as const;
