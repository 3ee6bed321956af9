/** Events for admins about suggestions; a few times a second at most. */
export interface SuggestionNews {
  /** Some have changed, or when they are accepted by themselves: ask again. */
  suggestions: () => void
}
