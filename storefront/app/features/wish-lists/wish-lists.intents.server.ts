import { redirect } from '@remix-run/node';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { localPath } from '../../session/local-path';
import { wishListApi } from './wish-lists.api.server';
import {
  detailSchema,
  keepSchema,
  listSchema,
  moveSchema,
  newListSchema,
  productSchema,
  quantitySchema,
  renameSchema,
} from './wish-lists.schema';

export interface WishListChanged {
  readonly ok: true;
  /** What happened, for the person. */
  readonly notice: string;
}

const done = (notice: string): WishListChanged => ({ ok: true, notice });

/** What the hearts, the list window and the page of a list can ask for. */
export const wishListIntents: Intents<WishListChanged> = {
  async 'keep-general'({ form, scope: { api }, t }) {
    const { name } = await wishListApi.keep(api, { type: 'general', ...formValues(form, productSchema) });
    return done(t('wishLists.kept', { name }));
  },
  async keep({ form, scope: { api }, t }) {
    const { name } = await wishListApi.keep(api, formValues(form, keepSchema));
    return done(t('wishLists.kept', { name }));
  },
  async drop({ form, scope: { api }, t }) {
    await wishListApi.drop(api, formValues(form, detailSchema).detail_id);
    return done(t('wishLists.dropped'));
  },
  async 'new-list'({ form, scope: { api }, t }) {
    const { redirectTo, ...what } = formValues(form, newListSchema);
    const { id, name } = await wishListApi.keep(api, { type: 'normal', ...what });
    if (redirectTo !== undefined) throw redirect(`${localPath(redirectTo)}${id}`);
    return done(what.product_id === undefined ? t('wishLists.created') : t('wishLists.kept', { name }));
  },
  async 'rename-list'({ form, scope: { api }, t }) {
    const { list_id, name } = formValues(form, renameSchema);
    await wishListApi.rename(api, list_id, name);
    return done(t('wishLists.renamed'));
  },
  async 'remove-list'({ form, scope: { api } }) {
    await wishListApi.remove(api, formValues(form, listSchema).list_id);
    throw redirect('/user-wish-lists/general');
  },
  async 'change-quantity'({ form, scope: { api }, t }) {
    const { detail_id, quantity } = formValues(form, quantitySchema);
    await wishListApi.change(api, detail_id, { quantity });
    return done(t('wishLists.changed'));
  },
  async move({ form, scope: { api }, t }) {
    const { detail_id, to_list_id } = formValues(form, moveSchema);
    await wishListApi.change(api, detail_id, { list_id: to_list_id });
    return done(t('wishLists.moved'));
  },
  async 'list-to-cart'({ form, scope: { api }, t }) {
    const left = await wishListApi.toCart(api, formValues(form, listSchema).list_id);
    return done(left.length === 0 ? t('wishLists.allInCart') : t.count('wishLists.someInCart', left.length));
  },
};
