/**
 * Signs a dealer out after leaving /dealer (specification, section 4). A tab that was under /dealer
 * has a mark in its session storage (client/dealer/DealerArea.tsx); any other page of ours that
 * finds it ends the session on the server, whether reached by link, address or back button. It also
 * marks <html> if this browser is signed in as a dealer, for the card on /resources. Kept small
 * because it is inlined in the HTML.
 */
export const dealerHintKey = 'dealer-token'
export const dealerTabKey = 'dealer-tab'

const isInside = () => location.pathname.startsWith('/dealer')

export function lookAfterDealer(): void {
  const { dataset } = document.documentElement
  delete dataset.dealer
  try {
    if (sessionStorage.getItem(dealerTabKey) && !isInside()) {
      // A tab opened by a click inside starts with a copy of the mark but hasn't left anything.
      if (history.length < 2) sessionStorage.removeItem(dealerTabKey)
      else {
        // The hint goes last: removing it makes other tabs ask the server.
        fetch('/api/session/dealer', { method: 'DELETE', keepalive: true })
          .then(({ ok }) => {
            if (!ok || isInside()) return
            sessionStorage.removeItem(dealerTabKey)
            localStorage.removeItem(dealerHintKey)
          })
          // Without an answer the mark stays, and the next page tries again.
          .catch(() => {})
        return
      }
    }
    if (localStorage.getItem(dealerHintKey)) dataset.dealer = ''
  } catch {
    // Storage is blocked: there is no mark and no hint.
  }
}

export function watchDealer(): void {
  lookAfterDealer()
  // Also runs on a bfcache restore and after a change in another tab.
  addEventListener('pageshow', ({ persisted }) => persisted && lookAfterDealer())
  addEventListener('storage', lookAfterDealer)
}
