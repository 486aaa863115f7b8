export interface CommentRow {
  readonly id: number;
  readonly model_type: string;
  readonly model_id: string;
  readonly body: string;
  readonly author_kind: string;
  readonly author_id: number | null;
  readonly author_name: string;
  readonly created_at: Date | number | string;
}

export const commentView = (row: CommentRow) => ({
  id: row.id,
  modelType: row.model_type,
  modelId: row.model_id,
  body: row.body,
  author: { id: row.author_id, name: row.author_name },
  created_at: new Date(row.created_at).toISOString(),
});
