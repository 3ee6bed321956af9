/**
 * Makes the launcher work with or without the page's own script: the first click loads the panel, a
 * running conversation resumes, and returning to the page or using the launcher checks whether
 * Whisper is still available. Kept small because it is inlined in the HTML.
 */
import { conversationHash } from '#shared/chat/answeredLater/addresses'
import { blinkPause, shutFor } from '../../ui/face/blinkPause'
import { launcherSelector, resumeKey } from '../../whisper/browser/pageAndPanel'

/** Elements within a page that also open Whisper. */
const openerSelector = `${launcherSelector}, [data-opens="whisper"]`

export interface PanelScript {
  /** Opens a conversation from its private link. */
  enter(): unknown
  open(): unknown
  resume(): unknown
}

export function watchLauncher(load: () => Promise<PanelScript>): void {
  const page = document
  const { dataset } = page.documentElement

  const ask = () =>
    fetch('/api/whisper/settings')
      .then((reply) => reply.json())
      .then(({ isVisible }) => {
        if (typeof isVisible === 'boolean') dataset.whisper = isVisible ? 'visible' : 'hidden'
      })
      // Without an answer the page stays as it is.
      .catch(() => {})

  addEventListener('click', ({ target }) => {
    const launcher = (target as Element).closest?.<HTMLElement>(openerSelector)
    if (!launcher) return
    launcher.ariaBusy = 'true'
    // States are set on <html>, because the page's elements belong to its own script.
    delete dataset.whisperFailed
    ask()
    load()
      .then((panel) => panel.open())
      .catch(() => {
        dataset.whisperFailed = ''
      })
      .finally(() => {
        launcher.ariaBusy = null
      })
  })
  page.addEventListener('visibilitychange', () => page.hidden || ask())
  addEventListener('pageshow', ({ persisted }) => persisted && ask())

  try {
    // A private link opens another conversation than the one that ran here.
    if (location.hash.startsWith(conversationHash)) load().then((panel) => panel.enter())
    else if (Number(localStorage.getItem(resumeKey)) > Date.now())
      load().then((panel) => panel.resume())
  } catch {
    // Storage is blocked: there is nothing to resume.
  }
}

/** Blinks Whisper's face on the launcher, both before and after the page's script loads. */
export function blinkLauncher(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const shut = (isShut: boolean) =>
    document.querySelector('[data-launcher] svg')?.toggleAttribute('data-shut', isShut)
  setTimeout(() => {
    shut(!still.matches)
    setTimeout(() => {
      shut(false)
      blinkLauncher()
    }, shutFor)
  }, blinkPause(Math.random()))
}
