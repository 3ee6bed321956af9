/**
 * Replaces the picture with the demonstration video on click, never earlier. Without a script the
 * picture links to the video. Kept small because it is inlined in the HTML.
 */
export function watchVideo(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-video]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    const address = new URL(link.href)
    address.searchParams.set('autoplay', '1')
    frame.src = address.href
    frame.title = link.dataset.video ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    link.after(frame)
    frame.focus()
  })
}
