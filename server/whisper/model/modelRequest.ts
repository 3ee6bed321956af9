/** Time and tokens of one request to a language model, as the service counts them or estimated. */
import type { ModelUse } from '#shared/whisper/answer'
import type { Tokens } from './chunk'
import type { ModelProblem } from './problem'
import type { PromptMessage } from './prompt'

/** ASCII characters per token, to estimate tokens that the service doesn't count. */
const charactersPerToken = 4
/** More than a reply may use (answerChecker.ts, suggestWays.ts), with room for the service's own tokens. */
export const answerTokens = 500
/** Tokens a service may count beyond the text sent and received: its framing, a model's reasoning. */
const unseenTokens = 2_000
/** Repetitive text has few tokens per character, but no real text has fewer than this. */
const mostCharactersPerToken = 20

export class ModelRequest {
  readonly promptTokens: number
  private counted: Tokens | undefined
  private readonly at = performance.now()
  private firstAt: number | undefined
  private readonly sent: string
  private received = ''
  private isUnanswered = false

  constructor(messages: readonly PromptMessage[]) {
    this.sent = messages.map(({ content }) => content).join('')
    this.promptTokens = estimateTokens(this.sent)
  }

  hear(text: string): void {
    this.firstAt ??= performance.now()
    this.received += text
  }

  /** Rejects impossible counts: a token has at least one byte. */
  believe(tokens: Tokens | undefined): boolean {
    if (tokens === undefined) return false
    const text = this.sent + this.received
    const count = tokens.prompt + tokens.completion
    if (count > Buffer.byteLength(text) + unseenTokens) return false
    if (count < text.length / mostCharactersPerToken) return false
    this.counted = tokens
    return true
  }

  fail({ kind }: ModelProblem): void {
    this.isUnanswered = this.received === '' && (kind === 'refused' || kind === 'unreachable')
  }

  get spent(): number {
    const { prompt, completion } = this.tokens
    return prompt + completion
  }

  use(name: string, outcome: ModelUse['outcome']): ModelUse {
    return {
      name,
      outcome,
      tokens: { ...this.tokens, isCounted: this.counted !== undefined },
      ...(this.firstAt !== undefined && { firstMs: this.firstAt - this.at }),
      tookMs: performance.now() - this.at,
    }
  }

  /** A service that didn't answer at all has used no tokens. */
  private get tokens(): Tokens {
    if (this.isUnanswered) return { prompt: 0, completion: 0 }
    return this.counted ?? { prompt: this.promptTokens, completion: estimateTokens(this.received) }
  }
}

/** Letters outside a tokenizer's vocabulary, such as runes, take a token for each of their bytes. */
export function estimateTokens(text: string): number {
  const beyondAscii = text.replace(/[\0-\x7f]+/g, '')
  const ascii = text.length - beyondAscii.length
  return Math.ceil(ascii / charactersPerToken) + Buffer.byteLength(beyondAscii)
}
