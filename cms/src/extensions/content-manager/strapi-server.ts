// Strapi looks here for what changes its content manager; it stands with all other changes of Strapi.
import { changedContentManager } from '@mayorista/kernel/strapi/content-manager';

export default changedContentManager;
