/**
 * The menu and Contact Us dialogs, with or without the page's script. Browsers that support
 * `command` and `closedby` need this only for links: choosing one closes its dialog, and a link to
 * /#contact opens Contact Us over that section. Kept small because it is inlined in the HTML.
 */
import { contactDialogId } from '#shared/contact/contactDialogId'

const byId = (id: string | null) => document.getElementById(id ?? '') as HTMLDialogElement | null

function openContact() {
  const dialog = byId(contactDialogId)
  // Waits until the page has scrolled and moved the focus to the link's target.
  if (dialog) setTimeout(() => dialog.open || dialog.showModal())
}

function isContact({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname === '/' && hash === '#contact'
}

export function watchDialogs(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const element = target as Element
    const button = element.closest?.('[commandfor]')
    if (button && !('command' in button)) {
      const dialog = byId(button.getAttribute('commandfor'))
      if (button.getAttribute('command') === 'close') dialog?.close()
      else dialog?.showModal()
    }
    const link = element.closest?.('a')
    const leads = link?.origin === location.origin && !(ctrlKey || metaKey || shiftKey)
    const around = element.closest?.<HTMLDialogElement>('dialog[closedby]')
    const isBackdrop = element === around && !('closedBy' in around)
    if (leads || isBackdrop || element.closest?.('[data-opens]')) around?.close()
    if (leads && isContact(link)) openContact()
  })

  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isContact(location) && loaded?.type === 'navigate') openContact()
}
