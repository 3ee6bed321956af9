/**
 * A browser that translates a page puts elements of its own in the place of text, or around it, and
 * React fails when it next removes or moves that text (facebook/react#11538): the whole tree is gone.
 * So that text is put back right before React touches it; the browser translates it anew.
 */

/** What stands in the place of a text. */
const standIns = new WeakMap<Node, Node>()
let isOn = false

export function surviveTranslation(): void {
  if (isOn) return
  isOn = true
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (standIn && text instanceof Text) replaced(text, standIn)
      }
  }).observe(document.body, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    restore(child, this)
    const isGone = child instanceof Text && child.parentNode !== this
    return isGone ? child : (removeChild.call(this, child) as T)
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (before) restore(before, this)
    const isGone = before instanceof Text && before.parentNode !== this
    return insertBefore.call(this, node, isGone ? null : before) as T
  }
}

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

function replaced(text: Node, standIn: Node): void {
  standIns.set(text, standIn)
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    set(value: string) {
      if (standIn.parentNode) restore(text, standIn.parentNode)
      delete (text as Partial<Node>).nodeValue
      text.nodeValue = value
    },
  })
}

/** Puts a text back that was replaced in this parent, or wrapped. */
function restore(text: Node, parent: Node): void {
  if (text.parentNode === parent) return
  let standIn: Node | null | undefined = text.parentNode ?? standIns.get(text)
  while (standIn && standIn.parentNode !== parent) standIn = standIn.parentNode
  if (isTranslation(standIn)) standIn.replaceWith(text)
}
