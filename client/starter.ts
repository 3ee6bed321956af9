/**
 * The few bytes inside every public page: loads the page's script at the first sign of intent, keeps
 * clicks and submits on what needs it until it runs, then plays them again. None is lost.
 */
import { watchPieces } from './site/pieces'

const { dataset } = document.documentElement
const loading: Record<string, Promise<never> | undefined> = {}

/** Loads all files that the attribute names, at once; the first of them is the module. */
function load(name: 'main' | 'panel' | 'quoteForm'): Promise<never> {
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

let isAlive = false
const held: (() => void)[] = []
const intents = ['pointerover', 'touchstart', 'pointerdown', 'keydown', 'focusin']

function begin() {
  load('main').catch(() => {})
}
for (const intent of intents) addEventListener(intent, begin, { capture: true, passive: true })

for (const kind of ['click', 'submit']) {
  addEventListener(
    kind,
    (event) => {
      const element = event.target as HTMLElement
      if (isAlive || !element.closest?.('[data-live]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      begin()
      held.push(() =>
        kind === 'click' ? element.click() : (element as HTMLFormElement).requestSubmit(),
      )
    },
    true,
  )
}

addEventListener('alive', () => {
  isAlive = true
  for (const intent of intents) removeEventListener(intent, begin, true)
  for (const play of held) play()
})

watchPieces({ panel: () => load('panel'), quote: () => load('quoteForm') })
