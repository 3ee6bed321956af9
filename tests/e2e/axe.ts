/** Finds accessibility problems with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { hero } from '#shared/content/home/hero'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Findings as `rule: element`, once animations have ended. */
export async function findings(page: Page): Promise<string[]> {
  await settled(page)
  // A resized page still has it, and half a megabyte is slow to parse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

/**
 * Waits for animations, so that nothing is measured half transparent. Endless ones (the hero's
 * words) are paused in the middle of the first word.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate((middle) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) continue
      animation.pause()
      animation.currentTime = middle
    }
  }, hero.wordMs / 2)
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  )
}
