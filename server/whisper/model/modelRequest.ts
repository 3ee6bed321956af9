/** Time and tokens of one request to a language model, as the service counts them or estimated. */
import type { ModelUse } from '#shared/whisper/answer'
import type { Tokens } from './chunk'
import type { ModelProblem } from './problem'
import type { PromptMessage } from './prompt'

/** Characters per token, at most, to estimate tokens that the service doesn't count. */
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
  private readonly sent: number
  private received = 0
  private isUnanswered = false

  constructor(messages: readonly PromptMessage[]) {
    this.sent = messages.reduce((sum, { content }) => sum + content.length, 0)
    this.promptTokens = Math.ceil(this.sent / charactersPerToken)
  }

  hear(text: string): void {
    this.firstAt ??= performance.now()
    this.received += text.length
  }

  /** Rejects impossible counts: a token has at least one character. */
  believe(tokens: Tokens | undefined): boolean {
    if (tokens === undefined) return false
    const [count, length] = [tokens.prompt + tokens.completion, this.sent + this.received]
    if (count > length + unseenTokens || count < length / mostCharactersPerToken) return false
    this.counted = tokens
    return true
  }

  fail({ kind }: ModelProblem): void {
    this.isUnanswered = this.received === 0 && (kind === 'refused' || kind === 'unreachable')
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
    const completion = Math.ceil(this.received / charactersPerToken)
    if (this.isUnanswered) return { prompt: 0, completion: 0 }
    return this.counted ?? { prompt: this.promptTokens, completion }
  }
}
