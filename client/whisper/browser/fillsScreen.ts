/** Whether the panel covers the whole page; the same query is in Panel.module.css. */
export const narrow = '(max-width: 34.9375em), (max-height: 29.9375em)'

export function fillsScreen(): boolean {
  return matchMedia(narrow).matches
}
