export { campaignsOf } from './campaigns.api.server';
