/** One asking of a language model: its time and its tokens, as the service counts them or else by their length. */
import type { ModelUse } from '#shared/whisper/answer'
import type { Tokens } from './chunk'
import type { ModelProblem } from './problem'
import type { Said } from './prompt'

/** What is sent to the model has in it at most, when nothing counts it. */
const charactersPerToken = 4
/** More than a reply may take (telling.ts, suggestWays.ts), with what a service adds of its own. */
export const answerTokens = 500
/** What a service may count beyond the characters sent and received: its frame, a model's thinking. */
const unseenTokens = 2_000
/** Text that repeats itself has few tokens, but no real one of fewer. */
const mostCharactersPerToken = 20

export class Asked {
  readonly promptTokens: number
  private counted: Tokens | undefined
  private readonly at = performance.now()
  private firstAt: number | undefined
  private readonly sent: number
  private received = 0
  private isUnanswered = false

  constructor(messages: readonly Said[]) {
    this.sent = messages.reduce((sum, { content }) => sum + content.length, 0)
    this.promptTokens = Math.ceil(this.sent / charactersPerToken)
  }

  hear(text: string): void {
    this.firstAt ??= performance.now()
    this.received += text.length
  }

  /** Whether a count can be: a token has a character at least. */
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

  /** A service that did not answer at all has used none. */
  private get tokens(): Tokens {
    const completion = Math.ceil(this.received / charactersPerToken)
    if (this.isUnanswered) return { prompt: 0, completion: 0 }
    return this.counted ?? { prompt: this.promptTokens, completion }
  }
}
