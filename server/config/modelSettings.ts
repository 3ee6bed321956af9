/** Where embeddings are asked for; from EMBEDDINGS_URL, EMBEDDINGS_KEY, EMBEDDINGS_MODEL. */
export interface EmbeddingSettings {
  /** Of the service, without a slash at its end; `/embeddings` comes after it. */
  url: string
  /** Stands in no log and no error. */
  key: string | undefined
  name: string
}

/** Where a language model is asked, and how much; from LLM_URL, LLM_KEY, LLM_MODEL, LLM_DAILY_TOKENS. */
export interface ModelSettings {
  /** Of the service, without a slash at its end; `/chat/completions` comes after it. */
  url: string
  /** Stands in no log and no error. */
  key: string | undefined
  name: string
  dailyTokens: number
}
