/** Every content type the kernel owns. */
export const uids = {
  auditEntry: 'api::kernel.audit-entry',
  outboxEvent: 'api::kernel.outbox-event',
  job: 'api::kernel.job',
  idempotencyKey: 'api::kernel.idempotency-key',
  privateFile: 'api::kernel.private-file',
  comment: 'api::kernel.comment',
  attachment: 'api::kernel.attachment',
  mediaAlt: 'api::kernel.media-alt',
  mail: 'api::kernel.mail',
  spentCost: 'api::kernel.spent-cost',
} as const;

/** Content types of Strapi itself. */
export const strapiUids = { locale: 'plugin::i18n.locale', session: 'admin::session' } as const;

/** Services of Strapi's own plugins. */
export const strapiServices = { viewConfigurations: 'plugin::content-manager.content-types' } as const;

/** The kernel's middleware and policies, by the names that routes use. */
export const doors = {
  idempotency: 'plugin::kernel.idempotency',
  acting: 'plugin::kernel.acting',
  staffMay: 'plugin::kernel.staff-may',
  mayMoveMedia: 'plugin::kernel.may-move-media',
} as const;

/** The tables of the content types, for bulk writes by knex. */
export const tables = {
  auditEntry: 'audit_entries',
  outboxEvent: 'outbox_events',
  job: 'jobs',
  idempotencyKey: 'idempotency_keys',
  privateFile: 'private_files',
  comment: 'comments',
  attachment: 'attachments',
  mediaAlt: 'media_alts',
  mail: 'mails',
  spentCost: 'spent_costs',
} as const;
