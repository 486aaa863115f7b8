import { instant } from '../../../shared/dates';
import type { ConversationTerms } from './conversation.types';
import type { FileRow, MessageRow } from './message.store';

/** Builds a message of a conversation, as both sides see it. */
export const messageView = (
  { type, columns }: Pick<ConversationTerms, 'type' | 'columns'>,
  row: MessageRow,
  files: readonly FileRow[],
) => ({
  id: row.id,
  modelType: type,
  modelId: Number(row[columns.record]),
  commentable_type: type,
  commentable_id: Number(row[columns.record]),
  body: row.body,
  author: { id: row.author_id, name: row.author_name },
  is_from_house: Boolean(row.is_from_house),
  created_at: instant(row.created_at),
  edited_at: row.edited_at === null ? null : instant(row.edited_at),
  files: files
    .filter((file) => file[columns.message] === row.id)
    .map(({ private_file_id: id, name }) => ({ id, name, url: `/api/private-files/${id}` })),
});
