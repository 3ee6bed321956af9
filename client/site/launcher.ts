/**
 * What makes the launcher work, whether or not the page's own script has been loaded: the first click
 * loads the panel itself, a running conversation goes on, and whoever comes back to the page or uses
 * the launcher sees whether Whisper is still there. Small: it stands inside the HTML.
 */
import { conversationHash } from '#shared/chat/answeredLater/addresses'
import { resumeKey } from '../whisper/resume'

export const launcherSelector = '[data-launcher]'
/** Also opens Whisper, from within a page. */
const openerSelector = `${launcherSelector}, [data-opens="whisper"]`

export interface PanelScript {
  /** By a private link into a conversation. */
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
    // Said on <html>, like all the rest: what stands in the page belongs to its own script.
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
    // With another conversation than the one that ran here.
    if (location.hash.startsWith(conversationHash)) load().then((panel) => panel.enter())
    else if (Number(localStorage.getItem(resumeKey)) > Date.now())
      load().then((panel) => panel.resume())
  } catch {
    // Blocked storage: nothing to go on with.
  }
}
