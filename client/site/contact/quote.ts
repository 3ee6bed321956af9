/**
 * Loads the quote form into the contact dialog when it is asked for. Small: it stands inside the HTML.
 */
export interface QuoteScript {
  open(): void
}

export function watchQuote(load: () => Promise<QuoteScript>): void {
  const { dataset } = document.documentElement
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-quote]')
    if (!button || button.ariaBusy) return
    button.ariaBusy = 'true'
    delete dataset.quoteFailed
    load()
      .then((form) => form.open())
      .catch(() => {
        dataset.quoteFailed = ''
      })
      .finally(() => {
        button.ariaBusy = null
      })
  })
}
