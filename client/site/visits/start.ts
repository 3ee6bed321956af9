/**
 * Counts this visit for the site's owner, without a cookie: the pages viewed, how long they are in
 * use, and three actions on them. A separate file, loaded when the page is idle.
 */

import { startEngagement, takeEngagement, watchEngagement } from './engagement'
import { send, report } from './hits'
import { asksNotToBeTracked, isRefused, watchSwitch } from './refusal'
import { watchActions } from './watchActions'

let path = ''
/** Id of the page view while it is being counted. */
let view: string | undefined

function see(isFirst: boolean): void {
  path = location.pathname
  view = undefined
  // Checked again, because another tab may have refused since.
  if (isRefused() || /^\/(admin|dealer|quote|request)\b/.test(path)) return
  if (asksNotToBeTracked()) {
    report({ kind: 'declined' })
    return
  }
  startEngagement()
  view = report({ kind: 'view', path, ...(isFirst ? origin() : {}) })
}

function origin() {
  const query = new URLSearchParams(location.search)
  const said = {
    // Only the host: the rest of the address is none of our business.
    referrer: document.referrer && new URL(document.referrer).host,
    source: query.get('utm_source'),
    medium: query.get('utm_medium'),
    campaign: query.get('utm_campaign'),
    content: query.get('utm_content'),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value))
}

function reportUse(): void {
  const ms = view ? takeEngagement() : 0
  if (view && ms > 0 && !isRefused()) report({ kind: 'engaged', view, ms })
}

function leave(): void {
  reportUse()
  send()
}

function moved(): void {
  if (location.pathname === path) return
  reportUse()
  see(false)
}

function start(): void {
  see(true)
  const { pushState } = history
  history.pushState = (...values) => {
    pushState.apply(history, values)
    moved()
  }
  addEventListener('popstate', moved)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  addEventListener('online', send)
  addEventListener('pageshow', ({ persisted }) => persisted && see(false))
  watchEngagement(reportUse, () => view && see(false))
  watchActions({
    did: (action) => view && !isRefused() && report({ kind: 'action', view, action }),
    pressed: (text) => view && !isRefused() && report({ kind: 'press', view, text }),
  })
}

watchSwitch()
// A prerendered page doesn't count until it is shown.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start, { once: true })
else start()
