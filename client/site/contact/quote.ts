/**
 * Loads the quote form into the contact dialog when it is asked for; `data-quote` is what its message says
 * to begin with. Small: it stands inside the HTML.
 */
export interface QuoteScript {
  open(message?: string): void
}

export function watchQuote(load: () => Promise<QuoteScript>): void {
  const { dataset } = document.documentElement
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-quote]')
    if (!button || button.ariaBusy) return
    button.ariaBusy = 'true'
    delete dataset.quoteFailed
    load()
      .then((form) => form.open(button.dataset.quote))
      .catch(() => {
        dataset.quoteFailed = ''
      })
      .finally(() => {
        button.ariaBusy = null
      })
  })
}
