/** Events for admins about suggestions; a few times a second at most. */
export interface SuggestionEvents {
  /** Suggestions or their settings have changed: fetch again. */
  suggestions: () => void
}
