/**
 * What a page outside the dealer portal does about dealers. Specification, section 4: whoever leaves
 * /dealer is logged out. A tab that was under /dealer carries a mark in its session storage
 * (client/dealer/DealerArea.tsx); a page of ours elsewhere that finds it ends the session on the server,
 * however it was reached: link, address, back button. Also says on <html> whether this browser is
 * signed in as dealer, for the card on /resources. Small: it stands inside the HTML.
 */
export const dealerHintKey = 'dealer-token'
export const dealerTabKey = 'dealer-tab'

const isInside = () => location.pathname.startsWith('/dealer')

export function lookAfterDealer(): void {
  const { dataset } = document.documentElement
  delete dataset.dealer
  try {
    if (sessionStorage.getItem(dealerTabKey) && !isInside()) {
      // A tab opened by a click inside begins with a copy of the mark, and has left nothing.
      if (history.length < 2) sessionStorage.removeItem(dealerTabKey)
      else {
        // The hint goes last: its going tells the other tabs, which then ask the server.
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
    // Blocked storage: there is no mark and no hint.
  }
}

export function watchDealer(): void {
  lookAfterDealer()
  // Also a page that the browser kept and shows again, and after what another tab has changed.
  addEventListener('pageshow', ({ persisted }) => persisted && lookAfterDealer())
  addEventListener('storage', lookAfterDealer)
}
