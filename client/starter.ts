/**
 * The script inlined in every public page: it starts what works without the page's script
 * (site/enhancements.ts) and loads that script at the first sign of intent. No click waits for it:
 * links are plain links, and the rest is in the enhancements.
 */
import { startEnhancements } from './site/enhancements'

const { dataset } = document.documentElement
const loading: Record<string, Promise<never> | undefined> = {}

/** Loads all files that the attribute lists, in parallel; the first one is the module. */
function load(name: 'main' | 'panel' | 'quoteForm' | 'visits'): Promise<never> {
  const files = (dataset[name] as string).split(' ')
  loading[name] ??= Promise.all(files.map(loadFile)).then(
    ([module]) => module as never,
    (error) => {
      loading[name] = undefined
      throw error
    },
  )
  return loading[name]
}

function loadFile(url: string): Promise<unknown> {
  if (!url.endsWith('.css')) return import(/* @vite-ignore */ url)
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
}

const intents = ['pointerover', 'touchstart', 'pointerdown', 'keydown', 'focusin']

function loadMain() {
  load('main').catch(() => {})
}
for (const intent of intents) addEventListener(intent, loadMain, { capture: true, passive: true })

addEventListener('alive', () => {
  for (const intent of intents) removeEventListener(intent, loadMain, true)
})

addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(() => load('visits')))

startEnhancements({ panel: () => load('panel'), quote: () => load('quoteForm') })
