/** The body of every answer with status >= 400, as the search protocol has it. */
export interface ApiErrorBody {
  message: string;
  code: string;
  type: 'invalid_request' | 'auth' | 'internal' | 'system';
  link: string;
}

const AUTH_STATUS: Record<string, number> = { missing_authorization_header: 401, invalid_api_key: 403 };
const STATUS: Record<string, number> = {
  index_not_found: 404,
  document_not_found: 404,
  task_not_found: 404,
  task_file_not_found: 404,
  batch_not_found: 404,
  api_key_not_found: 404,
  not_found: 404,
  index_already_exists: 409,
  api_key_already_exists: 409,
  internal: 500,
};

/** A refusal of the search engine. The official client wraps it; its `code` is what callers test (`error.cause.code`). */
export class ApiError extends Error implements ApiErrorBody {
  override readonly name = 'ApiError';
  readonly type: ApiErrorBody['type'];
  readonly status: number;
  readonly link: string;

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    const isAuth = Object.hasOwn(AUTH_STATUS, code);
    this.type = isAuth ? 'auth' : code === 'internal' ? 'internal' : 'invalid_request';
    this.status = AUTH_STATUS[code] ?? STATUS[code] ?? 400;
    this.link = `https://docs.meilisearch.com/errors#${code}`;
  }

  toBody(): ApiErrorBody {
    return { message: this.message, code: this.code, type: this.type, link: this.link };
  }
}

export const invalidFilter = (message: string): ApiError => new ApiError('invalid_search_filter', message);
