/** What a long quote's PDF costs in letters that Lato lacks, beside one in English. */
import { expect, test, vi } from 'vitest'
import { drawPdf } from '#server/quotes/pdf/drawPdf'
import type { PrintedQuote } from '#shared/quotes/printed'
import { cpuTime } from '../cpuTime'
import { filledIn } from './makePdf'

// Twelve files on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const terms = {
  english: 'The price includes two gates, three doors (with frames) and 12 months of warranty. ',
  hebrew: 'המחיר כולל שני שערים, שלוש דלתות (עם משקופים) ואחריות של 12 חודשים. ',
  arabic: 'يشمل السعر بوابتين وثلاثة أبواب (مع إطارات) وضمانا لمدة 12 شهرا. ',
  mixed: 'The שער X-401 (2 יחידות) costs $1,250.00, עם אחריות של 12 חודשים [page 3]. ',
}

function long(sentence: string): PrintedQuote {
  const text = (length: number) => sentence.repeat(length / sentence.length + 1).slice(0, length)
  const lines = Array.from({ length: 20 }, () => text(500))
  return { ...filledIn, notes: text(2_000), conditions: { lines, since: '2026-11-01' } }
}

/** Of the thread as a whole, in CPU time. */
async function costOf(sentence: string): Promise<number> {
  const from = cpuTime()
  await drawPdf(long(sentence), 'a4')
  return cpuTime() - from
}

test('a long right-to-left quote costs only a few times one in English', async () => {
  const best = new Map<string, number>()
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const [language, sentence] of Object.entries(terms)) {
      const cost = await costOf(sentence)
      best.set(language, Math.min(cost, best.get(language) ?? Number.POSITIVE_INFINITY))
    }
  }
  const ratios = [...best].map(([language, cost]) => [language, cost / (best.get('english') ?? 0)])

  for (const [, ratio] of ratios) expect(ratio, JSON.stringify(ratios)).toBeLessThan(5)
})
