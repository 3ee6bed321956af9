/**
 * Loads the quote form into the contact dialog on request; `data-quote` is the message to start
 * with, `data-before` what was said before. Kept small because it is inlined in the HTML.
 */
export interface QuoteScript {
  open(message?: string, before?: string): void
}

export function watchQuote(load: () => Promise<QuoteScript>): void {
  const { dataset } = document.documentElement
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-quote]')
    if (!button || button.ariaBusy) return
    button.ariaBusy = 'true'
    delete dataset.quoteFailed
    load()
      .then((form) => form.open(button.dataset.quote, button.dataset.before))
      .catch(() => {
        dataset.quoteFailed = ''
      })
      .finally(() => {
        button.ariaBusy = null
      })
  })
}
