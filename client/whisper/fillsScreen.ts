/** Where the panel covers the whole page, as Panel.module.css has it too. */
export const narrow = '(max-width: 559px), (max-height: 479px)'

export function fillsScreen(): boolean {
  return matchMedia(narrow).matches
}
