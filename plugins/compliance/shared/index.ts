/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { nomCert } from './nom-cert.shape';
export { certificationAgencies, nomDocuments, nomResponsibles, noms } from './referables';
