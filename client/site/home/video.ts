/**
 * Loads the demonstration video in the place of its picture, at a click and not before. Without this
 * the picture is a link to the video. Small: it stands inside the HTML.
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
