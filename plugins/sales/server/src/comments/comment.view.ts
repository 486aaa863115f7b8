import { instant } from '@mayorista/kernel';
import type { CommentFileRow, CommentRow } from './comment.store';

/** A message of an order's conversation, as both sides see it. */
export const commentView = (row: CommentRow, files: readonly CommentFileRow[]) => ({
  id: row.id,
  modelType: 'sale-order',
  modelId: row.sale_order_id,
  commentable_type: 'sale-order',
  commentable_id: row.sale_order_id,
  body: row.body,
  author: { id: row.author_id, name: row.author_name },
  is_from_house: Boolean(row.is_from_house),
  created_at: instant(row.created_at),
  edited_at: row.edited_at === null ? null : instant(row.edited_at),
  files: files
    .filter((file) => file.sale_order_comment_id === row.id)
    .map(({ private_file_id: id, name }) => ({ id, name, url: `/api/private-files/${id}` })),
});
