/** Whether the panel covers the whole page; the same query is in Panel.module.css. */
export const narrow = '(max-width: 35em), (max-height: 30em)'

export function fillsScreen(): boolean {
  return matchMedia(narrow).matches
}
