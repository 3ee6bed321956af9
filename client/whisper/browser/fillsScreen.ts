/** Whether the panel covers the whole page; the same query is in Panel.module.css. */
export const narrow = '(max-width: 559px), (max-height: 479px)'

export function fillsScreen(): boolean {
  return matchMedia(narrow).matches
}
