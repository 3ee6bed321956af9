/** Watches for visitor actions that only the page can see. */
import type { PageAction } from '#shared/analytics/actions'
import { contactDialogId } from '#shared/contact/contactDialogId'

const longestText = 60

interface Watcher {
  did: (action: PageAction) => void
  /** A link or button, by its text. */
  pressed: (text: string) => void
}

export function watchActions({ did, pressed }: Watcher): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if ((target as Element).id === contactDialogId && (target as HTMLDialogElement).open)
        did('contactOpened')
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] })

  // Captured before the page's own handler advances the demo.
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const element = target as Element
    // Text in Whisper's panel may be the visitor's own words.
    const button = element.closest?.('a[href], button')
    const text = button?.closest('#whisper') ? '' : (button?.textContent.trim() ?? '')
    if (text && text.length <= longestText) pressed(text)
    if (button?.matches('[data-quote]')) did('formOpened')
    if (element.closest?.('[data-step="0"] [data-demo="sign"]')) did('demoPlayed')
    if (element.closest?.('[data-video]') && !(ctrlKey || metaKey || shiftKey)) did('videoPlayed')
  }
  addEventListener('click', onClick, true)
}
