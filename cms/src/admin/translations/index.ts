import { DISCOUNT_TYPE_TEXTS, FLOW_TYPE_TEXTS, PRODUCT_TYPE_TEXTS } from '@mayorista/config/constants';
import { lists } from '../frame/lists';
import admin from './admin.es.json';
import contentManager from './content-manager.es.json';
import contentReleases from './content-releases.es.json';
import email from './email.es.json';
import i18n from './i18n.es.json';
import reviewWorkflows from './review-workflows.es.json';
import tours from './tours.es.json';
import upload from './upload.es.json';
import usersPermissions from './users-permissions.es.json';
import values from './values.es.json';

type Texts = Readonly<Record<string, string>>;

/** Strapi looks a plugin's texts up with the plugin's name before the key. */
const prefixed = (plugin: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${plugin}.${key}`, text]));

/** The stored values of lists of choices, as people read them; the panel asks for their texts by the value itself. */
export const valueTexts: Texts = { ...values, ...FLOW_TYPE_TEXTS, ...DISCOUNT_TYPE_TEXTS, ...PRODUCT_TYPE_TEXTS };

/** What Strapi's own Spanish lacks or says in another way than the house; laid over it. */
export const spanish: Texts = {
  ...admin,
  ...tours,
  ...valueTexts,
  // A list is asked for its title by its type.
  ...Object.fromEntries(lists.map(({ uid, label }) => [uid, label])),
  ...prefixed('content-manager', contentManager),
  ...prefixed('content-releases', contentReleases),
  ...prefixed('email', email),
  ...prefixed('i18n', i18n),
  ...prefixed('review-workflows', reviewWorkflows),
  ...prefixed('upload', upload),
  ...prefixed('users-permissions', usersPermissions),
};
