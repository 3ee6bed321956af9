// @ts-check
/**
 * Lucide's icons as React components: `import Phone from '~icons/lucide/phone'`. Only imported
 * icons are bundled. The addresses are those of unplugin-icons, which would add 23 packages.
 */
import { createRequire } from 'node:module'

/** @type {{ icons: Record<string, { body: string } | undefined> }} */
const { icons: drawings } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')
const address = /^~icons\/lucide\/([\w-]+)$/
/** Attributes that client/ui/lucideIcon.ts sets on all icons. */
const common = new Set([
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
])

/** @returns {import('vite').Plugin} */
export function icons() {
  return {
    name: 'lucide-icons',
    resolveId: (id) => (address.test(id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.startsWith('\0') && address.exec(id.slice(1))?.[1]
      if (!name) return undefined
      const drawing = drawings[name]
      if (!drawing) return this.error(`Lucide has no icon '${name}'.`)
      return `import { createElement } from 'react'
import { lucideIcon } from '/client/ui/lucideIcon'
export default lucideIcon(${elementsOf(drawing.body).join(', ')})`
    },
  }
}

/** @param {string} body self-closing elements, in a group or not */
function elementsOf(body) {
  return [...body.matchAll(/<(\w+) ([^>]*?)\/>/g)].map(([, tag, written = '']) => {
    const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].filter(
      ([whole]) => !common.has(whole),
    )
    const props = Object.fromEntries(attributes.map(([, name, value]) => [name, value]))
    return `createElement('${tag}', ${JSON.stringify(props)})`
  })
}
