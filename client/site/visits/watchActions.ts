/** What visitors do that only the page knows of. */
import type { PageAction } from '#shared/analytics/actions'
import { contactDialogId } from '../contact/contactDialogId'

export function watchActions(tell: (action: PageAction) => void): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if ((target as Element).id === contactDialogId && (target as HTMLDialogElement).open)
        tell('contactOpened')
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] })

  // Before the page itself hears of it, and moves the demonstration on.
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const element = target as Element
    if (element.closest?.('[data-step="0"] [data-demo="sign"]')) tell('demoPlayed')
    if (element.closest?.('[data-video]') && !(ctrlKey || metaKey || shiftKey)) tell('videoPlayed')
  }
  addEventListener('click', onClick, true)
}
