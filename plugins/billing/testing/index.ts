/** What suites look at documents with (kernel: README, Tests). */
export { judgeDocuments, type MadeDocument } from './judge-documents';
