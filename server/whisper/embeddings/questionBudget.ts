/**
 * The tokens of a day for embedding questions: as many as the language model has, counted the same
 * way but apart, since embedding a question takes a hundredth of wording its answer.
 */
import type { Store } from '../../store/port'
import { estimateTokens } from '../model/modelRequest'
import { addressShares, TokenBudget } from '../model/tokenBudget'

interface Parts {
  store: Store
  dailyTokens: number
  dayOf: (at: Date) => string
  log: { warn(details: object, message: string): void }
}

export class QuestionBudget {
  private readonly budget: TokenBudget
  private readonly shares: ReturnType<typeof addressShares>

  constructor(private readonly parts: Parts) {
    const { store, dailyTokens, dayOf, log } = parts
    this.shares = addressShares(dailyTokens)
    this.budget = new TokenBudget(
      store,
      dailyTokens,
      (at) => `questions ${dayOf(at)}`,
      () => log.warn({ tokens: dailyTokens }, 'The day’s tokens for embeddings are used up'),
    )
  }

  /** Takes the question's tokens, if its address and the day have some left. */
  async take(question: string, address: string | undefined): Promise<boolean> {
    const tokens = estimateTokens(question)
    if (address !== undefined) {
      if (!this.shares.tryTake(address)) return false
      this.shares.charge(address, tokens - 1)
    }
    try {
      return (await this.budget.reserve(tokens)) !== undefined
    } catch (err) {
      this.parts.log.warn({ err }, 'Counting the day’s tokens for embeddings failed')
      return false
    }
  }
}
