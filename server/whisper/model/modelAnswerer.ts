/**
 * Has a language model word the answer from the best passages found, even if the words alone didn't
 * decide between them. Several requests run at once, so that a slow one delays nobody else. If the
 * model declines a certain answer, Whisper admits. If it declines an uncertain one, or anything
 * else fails, the answer made without it stands. The model may restate a follow-up as a whole
 * question, which is then searched for once.
 */
import type { Answer, Why } from '#shared/whisper/answer'
import type { ModelSettings } from '../../config/modelSettings'
import type { Buckets } from '../../http/limits/bucket'
import type { Answerer, Question } from '../answerer'
import { admission, partAdmission } from '../cannedAnswers'
import type { Meaning } from '../meaning'
import { meaningBy } from '../meaningBy'
import { askModel, type Patience } from './askModel'
import { isAnnounced } from './checking/announced'
import { AnswerChecker } from './checking/answerChecker'
import { CircuitBreaker } from './circuitBreaker'
import { ModelRequest, answerTokens } from './modelRequest'
import { ModelProblem } from './problem'
import { promptOf, type PromptMessage } from './prompt'
import { addressShares, type TokenBudget } from './tokenBudget'

type Options = Parameters<Answerer['answer']>[1]

export interface ModelParts {
  settings: ModelSettings
  budget: TokenBudget
  log: Log
  patient?: Patience
  /** Most concurrent requests; beyond them, passages answer. */
  most?: number
}

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export class ModelAnswerer implements Answerer {
  private running = 0
  private hasDoubted = false
  private readonly settling = new Set<Promise<void>>()
  private readonly breaker: CircuitBreaker
  private readonly shares: Buckets

  constructor(
    private readonly inner: Answerer,
    private readonly parts: ModelParts,
  ) {
    const { log, settings } = parts
    this.shares = addressShares(settings.dailyTokens)
    this.breaker = new CircuitBreaker((seconds) =>
      log.warn({ seconds }, 'The language model keeps failing: passages answer meanwhile'),
    )
  }

  async answer(question: Question, { onPiece, signal, asker }: Options): Promise<Answer> {
    const found = await this.inner.answer(question, {
      ...(signal && { signal }),
      ...(asker && { asker }),
    })
    const { most = 16 } = this.parts
    if (!isForModel(question, found) || this.breaker.isOpen || this.running >= most) return found
    if (asker?.[0] !== undefined && !this.shares.tryTake(asker[0])) return found
    this.running += 1
    try {
      return await this.worded(question, found, {
        ...(onPiece && { onPiece }),
        ...(signal && { signal }),
        ...(asker && { asker }),
      })
    } finally {
      this.running -= 1
    }
  }

  get readAt(): number | null {
    return this.inner.readAt ?? null
  }

  async meaning(text: string): Promise<Meaning> {
    return meaningBy(this.inner)(text)
  }

  reload(): Promise<void> {
    return this.inner.reload()
  }

  async close(): Promise<void> {
    await Promise.all(this.settling)
    await this.inner.close()
  }

  private async worded(question: Question, found: Answer, options: Options): Promise<Answer> {
    const passages = readable(found)
    const messages = promptOf(question, passages)
    const request = new ModelRequest(messages)
    const reserved = request.promptTokens + answerTokens
    const { budget, log } = this.parts
    const [address] = options.asker ?? []
    const charge = (tokens: number) =>
      address === undefined ? 0 : this.shares.charge(address, tokens)
    // Before the day's tokens are, so that questions at once don't pass together.
    const held = charge(reserved)
    const day = await budget.reserve(reserved).catch((err: unknown) => {
      log.warn({ err }, 'Counting the day’s tokens failed: passages answer')
      return undefined
    })
    if (day === undefined) {
      charge(-held)
      return found
    }
    try {
      const checker = new AnswerChecker({ passages, question: question.text })
      const text = await this.tell(messages, checker, { request, ...options })
      this.breaker.worked()
      if (text !== undefined) return this.said(found, text, request)
      const { wholeQuestion } = checker
      const isFollowUp = wholeQuestion !== undefined && question.history.length > 0
      const again = isFollowUp ? await this.askAgain(wholeQuestion, options) : undefined
      return again ?? this.declined(found, request)
    } catch (error) {
      if (!(error instanceof ModelProblem)) throw error
      request.fail(error)
      if (error.isOfService) this.breaker.failed()
      else this.breaker.worked()
      return { ...found, why: this.why(found.why, request, error) }
    } finally {
      charge(request.spent - held)
      const settled = budget
        .settle(day, reserved, request.spent)
        .catch((err: unknown) => log.warn({ err }, 'Refunding unused tokens failed'))
        .finally(() => this.settling.delete(settled))
      this.settling.add(settled)
    }
  }

  /** Undefined if the restated question isn't answered either. */
  private async askAgain(text: string, options: Options): Promise<Answer | undefined> {
    const question = { text, history: [] }
    const { signal, asker } = options
    const found = await this.inner.answer(question, {
      ...(signal && { signal }),
      ...(asker && { asker }),
    })
    if (!isForModel(question, found)) return undefined
    const answer = await this.worded(question, found, options)
    return ['passages', 'model'].includes(answer.why.madeBy) ? answer : undefined
  }

  private async tell(
    messages: readonly PromptMessage[],
    checker: AnswerChecker,
    { request, onPiece, signal }: Options & { request: ModelRequest },
  ): Promise<string | undefined> {
    const { settings, patient } = this.parts
    for await (const heard of askModel(settings, {
      messages,
      signal,
      ...(patient && { patient }),
    })) {
      if ('tokens' in heard) {
        if (!request.believe(heard.tokens)) this.doubt()
      } else {
        request.hear(heard.text)
        const text = checker.add(heard.text)
        if (text !== undefined) onPiece?.(text)
      }
    }
    return checker.end()
  }

  private doubt(): void {
    if (this.hasDoubted) return
    this.hasDoubted = true
    const { settings, log } = this.parts
    log.warn(
      { model: settings.name },
      'The language model reports an implausible token count: using an estimate',
    )
  }

  private said(found: Answer, text: string, request: ModelRequest): Answer {
    const why = { ...this.why(found.why, request), madeBy: 'model' as const }
    if (isSure(found)) {
      const isPart = found.why.isPart === true
      return { ...found, text: isPart ? `${text} ${partAdmission}` : text, why }
    }
    const { threshold } = found.why
    const used = leanedOn(text, readable(found))
    const passages = why.passages.map((one) => ({ ...one, used: used.includes(one) }))
    return {
      text,
      sources: sourcesOf(used),
      offers: [],
      confidence: Math.max(found.confidence, threshold),
      why: { ...why, passages },
    }
  }

  /** The model found no answer in the passages: Whisper admits, or makes the offer it would have made. */
  private declined(found: Answer, request: ModelRequest): Answer {
    const why = this.why(found.why, request, 'declined')
    if (!isSure(found)) return { ...found, why }
    const passages = why.passages.map((passage) => ({ ...passage, used: false }))
    return {
      ...found,
      text: admission,
      sources: [],
      action: 'person',
      why: { ...why, madeBy: 'admitted', passages },
    }
  }

  private why(
    why: Why,
    request: ModelRequest,
    end: ModelProblem | 'said' | 'declined' = 'said',
  ): Why {
    const { settings, log } = this.parts
    const isProblem = end instanceof ModelProblem
    const model = request.use(settings.name, isProblem ? end.kind : end)
    const detail = isProblem && end.detail !== '' ? { detail: end.detail } : {}
    log.info({ ...model, ...detail }, 'A language model was asked')
    return { ...why, tookMs: why.tookMs + model.tookMs, model }
  }
}

/** A pick is answered from its section, and small talk needs no passage. */
function isForModel({ pick }: Question, { why }: Answer): boolean {
  return pick === undefined && why.madeBy !== 'small-talk' && why.passages.length > 0
}

const isSure = ({ why }: Answer): boolean => why.madeBy === 'passages'

const mostPassages = 5

/** The best passages, without announced features unless the answer used them. */
function readable({ why }: Answer): Why['passages'] {
  return why.passages.filter(({ used, text }) => used || !isAnnounced(text)).slice(0, mostPassages)
}

/** The passages that share the most words with the text; at least one. */
function leanedOn(text: string, passages: Why['passages']): Why['passages'] {
  const said = wordsOf(text)
  const shares = passages.map((passage) => {
    const held = new Set(wordsOf(passage.text))
    return { passage, share: said.filter((word) => held.has(word)).length }
  })
  const most = Math.max(...shares.map(({ share }) => share))
  return shares.filter(({ share }) => share === most).map(({ passage }) => passage)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const sourcesOf = (passages: Why['passages']): Answer['sources'] =>
  passages.map(({ title, url }) => ({ title, ...(url !== undefined && { url }) }))
