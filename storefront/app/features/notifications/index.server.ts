import type { StoreScope } from '../../session/scope.server';
import { noticeApi } from './notifications.api.server';
import { noticeView, type NoticeView } from './notifications.view';

export interface NoticePage {
  readonly notices: readonly NoticeView[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

const PER_PAGE = 20;

/** One page of the person's notices, the last first. */
export async function noticePage({ api, locale, config }: StoreScope, page: number): Promise<NoticePage> {
  const { data, total, meta } = await noticeApi.page(api, { page, per_page: PER_PAGE, locale });
  const notices = data.map((notice) => noticeView(notice, config.imageOrigins));
  return { notices, page, pageCount: meta.pagination.pageCount, total };
}
