/** The embedding service; from EMBEDDINGS_URL, EMBEDDINGS_KEY, EMBEDDINGS_MODEL, LLM_DAILY_TOKENS. */
export interface EmbeddingSettings {
  /** The service's address, without a trailing slash; `/embeddings` is appended. */
  url: string
  /** Never in a log or an error. */
  key: string | undefined
  name: string
  /** For visitors' questions. */
  dailyTokens: number
}

/** The language model and its limit; from LLM_URL, LLM_KEY, LLM_MODEL, LLM_DAILY_TOKENS. */
export interface ModelSettings {
  /** The service's address, without a trailing slash; `/chat/completions` is appended. */
  url: string
  /** Never in a log or an error. */
  key: string | undefined
  name: string
  dailyTokens: number
}
